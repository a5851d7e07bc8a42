import type { Transition } from './transition.ts'

export const sessions: readonly Transition[] = [
  ['routing', 'always', 'isOffered', 'loading', 'ours: only our own identity provider tells of sessions'],
  ['routing', 'always', '', 'absent', 'ours: only our own identity provider tells of sessions'],
  ['loading', 'done: list', 'isOver', 'login', 'ours: a session that was ended leads to the login'],
  ['loading', 'done: list', 'isUnknown', 'absent', 'ours: only our own identity provider tells of sessions'],
  ['loading', 'done: list', '', 'listed', 'ours: a person sees where they are signed in'],
  ['loading', 'error: list', '', 'failed', 'ours: a call that failed is told, and can be tried again'],
  ['listed', 'others.signOut', 'hasOthers', 'ending', 'ours: a person ends their other sessions'],
  ['ending', 'done: end', 'isOver', 'login', 'ours: a session that was ended leads to the login'],
  ['ending', 'done: end', 'isUnknown', 'absent', 'ours: another provider knows of no sessions'],
  ['ending', 'done: end', '', 'ended', 'ours: a person ends their other sessions'],
  ['ending', 'error: end', '', 'notEnded', 'ours: a call that failed is told, and can be tried again'],
  ['failed', 'list.retry', '', 'loading', 'ours: a call that failed is told, and can be tried again'],
  ['notEnded', 'others.signOut', '', 'ending', 'ours: a call that failed is told, and can be tried again'],
]
