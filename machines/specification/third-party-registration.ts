import type { Transition } from './transition.ts'

const asks = 'ours: the close icon asks before it throws away what is typed'

export const thirdPartyRegistration: readonly Transition[] = [
  ['(root)', 'draft.keep', '', '(root)', 'ours: nothing is typed twice'],
  ['(root)', 'close.choose', '', 'closed', '2 §2.1'],
  ['routing', 'always', 'hasRequest', 'form', '2 §2.8'],
  ['routing', 'always', '', 'nothingStored', 'ours: it was opened without what it needs'],
  ['form', 'addressType.choose', '', 'form', '2 §4'],
  ['form', 'form.edit', 'isMended', 'form', 'ours: an error goes as soon as its rule holds'],
  ['form', 'close.choose', 'hasTyped', 'leaving', asks],
  ['leaving', 'leave.confirm', '', 'closed', asks],
  ['leaving', 'leave.cancel', '', 'form', asks],
  ['form', 'form.submit', 'isInvalid', 'form', '2 §5'],
  ['form', 'form.submit', '', 'registering', '2 §5'],
  ['form', 'cancel.choose', '', 'cancelled', '2 §2.8'],
  ['registering', 'done: loginCreation', 'isRegistered', 'registered', '2 §4'],
  ['registering', 'done: loginCreation', 'isLoginIdTaken', 'form', '2 §5'],
  ['registering', 'done: loginCreation', 'isRefused', 'couldNotCreate', '2 §8'],
  [
    'registering',
    'done: loginCreation',
    '',
    'couldNotCreate',
    'ours: a call that failed is told, and can be tried again',
  ],
  ['couldNotCreate', 'dialog.close', '', 'form', '2 §2.8'],
  ['couldNotCreate', 'login.choose', '', 'login', '2 §2.8'],
]
