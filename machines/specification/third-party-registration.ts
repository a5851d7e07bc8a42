import type { Transition } from './transition.ts'

export const thirdPartyRegistration: readonly Transition[] = [
  ['(root)', 'draft.keep', '', '(root)', 'ours: nothing is typed twice'],
  ['(root)', 'close.choose', '', '(root)', '2 §2.1'],
  ['routing', 'always', 'hasRequest', 'form', '2 §2.8'],
  ['routing', 'always', '', 'nothingStored', 'ours: it was opened without what it needs'],
  ['form', 'addressType.choose', '', 'form', '2 §4'],
  ['form', 'form.submit', 'isInvalid', 'form', '2 §5'],
  ['form', 'form.submit', '', 'checkingLoginId', '2 §5'],
  ['form', 'cancel.choose', '', 'cancelled', '2 §2.8'],
  ['checkingLoginId', 'done: checkLoginId', 'isAvailable', 'registering', '2 §5'],
  ['checkingLoginId', 'done: checkLoginId', '', 'form', '2 §5'],
  ['checkingLoginId', 'error: checkLoginId', '', 'couldNotCreate', '2 §8'],
  ['registering', 'done: register', 'isRegistered', 'registered', '2 §4'],
  ['registering', 'done: register', '', 'couldNotCreate', '2 §8'],
  [
    'registering',
    'error: register',
    '',
    'couldNotCreate',
    'ours: a call that failed is told, and can be tried again',
  ],
  ['couldNotCreate', 'dialog.close', '', 'form', '2 §2.8'],
  ['couldNotCreate', 'login.choose', '', 'login', '2 §2.8'],
]
