import type { Transition } from './transition.ts'

export const invitationComplete: readonly Transition[] = [
  ['routing', 'always', 'hasLogin', 'open', '2 §2.11'],
  ['routing', 'always', '', 'login', '2 §2.11'],
  ['open', 'close.choose', '', 'open', '2 §2.1'],
  ['open.ready', 'login.choose', '', 'open.redirecting', '2 §2.11'],

  ['open.redirecting', 'done: redirect', '', 'login', '2 §2.11'],
]
