import type { Transition } from './transition.ts'

export const sessions: readonly Transition[] = [
  ['routing', 'always', 'isOffered', 'loading', 'ours: only our own identity provider can list sessions'],
  ['routing', 'always', '', 'absent', 'ours: only our own identity provider can list sessions'],
  ['loading', 'done: list', 'isOver', 'login', 'ours: if the session has ended, the login page opens'],
  ['loading', 'done: list', 'isUnknown', 'absent', 'ours: only our own identity provider can list sessions'],
  [
    'loading',
    'done: list',
    '',
    'listed',
    'ours: the account page lists the browsers in which the person is signed in',
  ],
  [
    'loading',
    'error: list',
    '',
    'failed',
    'ours: after a failed call, the page shows an error, and the person can try again',
  ],
  [
    'listed',
    'others.signOut',
    'hasOthers',
    'ending',
    'ours: a person can end their sessions in other browsers',
  ],
  ['ending', 'done: end', 'isOver', 'login', 'ours: if the session has ended, the login page opens'],
  ['ending', 'done: end', 'isUnknown', 'absent', 'ours: only our own identity provider can list sessions'],
  [
    'ending',
    'done: end',
    '',
    'ended',
    'ours: after the other sessions have ended, the page lists the sessions that remain',
  ],
  [
    'ending',
    'error: end',
    '',
    'notEnded',
    'ours: after a failed call, the page shows an error, and the person can try again',
  ],
  [
    'failed',
    'list.retry',
    '',
    'loading',
    'ours: after a failed call, the page shows an error, and the person can try again',
  ],
  [
    'notEnded',
    'others.signOut',
    '',
    'ending',
    'ours: after a failed call, the page shows an error, and the person can try again',
  ],
]
