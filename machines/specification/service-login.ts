import type { Transition } from './transition.ts'

export const serviceLogin: readonly Transition[] = [
  ['ready', 'service.start', '', 'recognising', '1 §4'],

  ['recognising', 'done: findPerson', '', 'loggingIn', '1 §7'],
  ['recognising', 'error: findPerson', '', 'loggingIn', '1 §7'],
  ['loggingIn', 'done: login', 'isLoggedIn', 'opening', '1 §7'],
  ['loggingIn', 'done: login', '', 'failed', '1 §8'],
  ['loggingIn', 'error: login', '', 'failed', '1 §8'],
  ['opening', 'done: open', '', 'ready', '1 §4'],
  ['opening', 'error: open', '', 'failed', '1 §8'],
  ['failed', 'alert.dismiss', '', 'ready', '1 §4'],
]
