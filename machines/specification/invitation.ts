import type { Transition } from './transition.ts'

export const invitation: readonly Transition[] = [
  ['(root)', 'close.choose', '', 'closed', '2 §2.1'],
  ['routing', 'always', 'hasLink', 'loading', '2 §2.10'],

  ['loading', 'done: findInvitation', 'isOpen', 'form', '2 §4'],
  ['loading', 'done: findInvitation', 'isNotFound', 'notFound', '2 §4'],
  ['loading', 'done: findInvitation', 'isAlreadyRegistered', 'alreadyRegistered', '2 §4'],
  ['loading', 'done: findInvitation', '', 'loadFailed', '2 §8'],
  ['loading', 'error: findInvitation', '', 'loadFailed', '2 §8'],
  ['notFound', 'dialog.close', '', 'login', '2 §4'],
  ['loadFailed', 'dialog.close', '', 'login', '2 §8'],
  ['alreadyRegistered', 'dialog.close', '', 'redirecting', '2 §4'],

  ['redirecting', 'done: redirect', '', 'login', '2 §4'],

  ['form', 'form.submit', 'isInvalid', 'form', '2 §5'],
  ['form', 'form.submit', '', 'creating', '2 §2.10'],
  ['form', 'cancel.choose', '', 'login', '2 §2.10'],
  ['creating', 'done: loginCreation', 'isCreated', 'created', '2 §7'],
  ['creating', 'done: loginCreation', 'isLoginIdTaken', 'form', '2 §5'],
  ['creating', 'done: loginCreation', 'isRefused', 'couldNotCreate', '2 §8'],
  ['creating', 'done: loginCreation', '', 'callFailed', '2 §8'],
  ['couldNotCreate', 'dialog.close', '', 'form', '2 §8'],
  ['callFailed', 'dialog.close', '', 'form', '2 §8'],
]
