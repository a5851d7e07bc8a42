import type { Transition } from './transition.ts'

export const createLogin: readonly Transition[] = [
  ['routing', 'always', 'hasAccountNumber', 'form', '1 §2.3'],
  ['routing', 'always', '', 'register', '1 §2.3'],

  ['form', 'form.submit', 'isInvalid', 'form', '1 §5'],
  ['form', 'form.submit', '', 'creating', '1 §4'],
  ['form', 'previous.choose', '', 'previous', '1 §2.3'],
  ['creating', 'done: loginCreation', 'isCreated', 'created', '1 §4'],
  ['creating', 'done: loginCreation', 'isLoginIdTaken', 'form', '1 §5'],

  ['creating', 'done: loginCreation', 'isRefused', 'couldNotCreate', '1 §4'],
  ['creating', 'done: loginCreation', '', 'callFailed', '1 §4, §8'],
  ['couldNotCreate', 'dialog.close', '', 'form', '1 §4'],
  ['callFailed', 'dialog.close', '', 'form', '1 §4'],
]
