import type { Transition } from './transition.ts'

export const anonymousLogin: readonly Transition[] = [
  ['recognising', 'done: findPerson', '', 'loggingIn', '2 §2.13'],
  ['recognising', 'error: findPerson', '', 'loggingIn', '2 §2.13'],
  ['loggingIn', 'done: login', 'isLoggedIn', 'opening', '2 §4'],
  ['loggingIn', 'done: login', '', 'login', '2 §4'],
  ['loggingIn', 'error: login', '', 'login', '2 §4'],
  ['opening', 'done: open', '', 'opened', '2 §4'],
  ['opening', 'error: open', '', 'login', '2 §8'],
]
