import type { Transition } from './transition.ts'

const asks = 'ours: if the form has entries, the customer must confirm before the close icon deletes them'

export const createLogin: readonly Transition[] = [
  [
    '(root)',
    'draft.keep',
    '',
    '(root)',
    'ours: the tab stores the entries without the secrets, so that the form shows them again later',
  ],
  [
    '(root)',
    'close.choose',
    '',
    'closed',
    'ours: the close icon ends the flow and deletes the stored entries',
  ],
  ['routing', 'always', 'hasAccountNumber', 'form', '1 §2.3'],
  ['routing', 'always', '', 'register', '1 §2.3'],
  [
    'form',
    'form.edit',
    'isMended',
    'form',
    'ours: an error disappears as soon as the customer has corrected the entry',
  ],
  ['form', 'close.choose', 'hasTyped', 'leaving', asks],
  ['leaving', 'leave.confirm', '', 'closed', asks],
  ['leaving', 'leave.cancel', '', 'form', asks],
  ['form', 'form.submit', 'isInvalid', 'form', '1 §5'],
  ['form', 'form.submit', '', 'creating', '1 §4'],
  ['form', 'previous.choose', '', 'previous', '1 §2.3'],
  ['creating', 'done: loginCreation', 'isCreated', 'created', '1 §4'],
  ['creating', 'done: loginCreation', 'isLoginIdTaken', 'form', '1 §5'],
  [
    'creating',
    'done: loginCreation',
    'isProofLapsed',
    'proofLapsed',
    'ours: if the backend accepted the bill too long ago, the customer must enter the bill again',
  ],
  [
    'creating',
    'done: loginCreation',
    'isRegistered',
    'registered',
    'ours: if the account has a login by now, the bill form says what became of it',
  ],
  ['creating', 'done: loginCreation', 'isRefused', 'couldNotCreate', '1 §4'],
  ['creating', 'done: loginCreation', '', 'callFailed', '1 §4, §8'],
  ['couldNotCreate', 'dialog.close', '', 'form', '1 §4'],
  ['callFailed', 'dialog.close', '', 'form', '1 §4'],
]
