import type { Transition } from './transition.ts'

export const createLogin: readonly Transition[] = [
  ['(root)', 'draft.keep', '', '(root)', 'ours: nothing is typed twice'],
  ['(root)', 'close.choose', '', '(root)', 'ours: closing abandons the flow'],
  ['routing', 'always', 'hasAccountNumber', 'form', '1 §2.3'],
  ['routing', 'always', '', 'register', '1 §2.3'],
  ['form', 'form.submit', 'isInvalid', 'form', '1 §5'],
  ['form', 'form.submit', '', 'checkingLoginId', '1 §4'],
  ['form', 'previous.choose', '', 'previous', '1 §2.3'],
  ['checkingLoginId', 'done: checkLoginId', 'isAvailable', 'creating', '1 §4'],
  ['checkingLoginId', 'done: checkLoginId', '', 'form', '1 §5'],
  ['checkingLoginId', 'error: checkLoginId', '', 'callFailed', '1 §8'],
  ['creating', 'done: createUser', 'isCreated', 'created', '1 §4'],
  ['creating', 'done: createUser', 'isProofLapsed', 'proofLapsed', 'ours: a bill shown too long ago'],
  ['creating', 'done: createUser', '', 'couldNotCreate', '1 §4'],
  ['creating', 'error: createUser', '', 'callFailed', '1 §4'],
  ['couldNotCreate', 'dialog.close', '', 'form', '1 §4'],
  ['callFailed', 'dialog.close', '', 'form', '1 §4'],
]
