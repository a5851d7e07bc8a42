import type { Transition } from './transition.ts'

const asks = 'ours: the close icon asks before it throws away what is typed'

export const createLogin: readonly Transition[] = [
  ['(root)', 'draft.keep', '', '(root)', 'ours: nothing is typed twice'],
  ['(root)', 'close.choose', '', 'closed', 'ours: closing abandons the flow'],
  ['routing', 'always', 'hasAccountNumber', 'form', '1 §2.3'],
  ['routing', 'always', '', 'register', '1 §2.3'],
  ['form', 'form.edit', 'isMended', 'form', 'ours: an error goes as soon as its rule holds'],
  ['form', 'close.choose', 'hasTyped', 'leaving', asks],
  ['leaving', 'leave.confirm', '', 'closed', asks],
  ['leaving', 'leave.cancel', '', 'form', asks],
  ['form', 'form.submit', 'isInvalid', 'form', '1 §5'],
  ['form', 'form.submit', '', 'creating', '1 §4'],
  ['form', 'previous.choose', '', 'previous', '1 §2.3'],
  ['creating', 'done: loginCreation', 'isCreated', 'created', '1 §4'],
  ['creating', 'done: loginCreation', 'isLoginIdTaken', 'form', '1 §5'],
  ['creating', 'done: loginCreation', 'isProofLapsed', 'proofLapsed', 'ours: a bill shown too long ago'],
  ['creating', 'done: loginCreation', 'isRefused', 'couldNotCreate', '1 §4'],
  ['creating', 'done: loginCreation', '', 'callFailed', '1 §4, §8'],
  ['couldNotCreate', 'dialog.close', '', 'form', '1 §4'],
  ['callFailed', 'dialog.close', '', 'form', '1 §4'],
]
