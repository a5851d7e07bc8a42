import type { Transition } from './transition.ts'

export const thirdPartyRegistration: readonly Transition[] = [
  ['(root)', 'close.choose', '', 'closed', '2 §2.1'],
  ['routing', 'always', 'hasRequest', 'form', '2 §2.8'],

  ['form', 'addressType.choose', '', 'form', '2 §4'],

  ['form', 'form.submit', 'isInvalid', 'form', '2 §5'],
  ['form', 'form.submit', '', 'registering', '2 §5'],
  ['form', 'cancel.choose', '', 'cancelled', '2 §2.8'],
  ['registering', 'done: loginCreation', 'isRegistered', 'registered', '2 §4'],
  ['registering', 'done: loginCreation', 'isLoginIdTaken', 'form', '2 §5'],
  ['registering', 'done: loginCreation', 'isRefused', 'couldNotCreate', '2 §8'],

  ['couldNotCreate', 'dialog.close', '', 'form', '2 §2.8'],
  ['couldNotCreate', 'login.choose', '', 'login', '2 §2.8'],
]
