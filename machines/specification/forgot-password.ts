import type { Transition } from './transition.ts'

export const forgotPassword: readonly Transition[] = [
  ['securityCheck', 'done: securityCheck', '', 'form', '1 §4'],

  ['form', 'form.submit', 'isLoginIdMissing', 'form', '1 §5'],
  ['form', 'form.submit', '', 'requesting', '1 §4'],
  ['requesting', 'done: request', 'isSent', 'sent', '1 §4'],
  ['requesting', 'done: request', 'isStaged', 'staged', '1 §4'],
  ['requesting', 'done: request', 'isInactive', 'inactive', '1 §4'],
  ['requesting', 'done: request', 'isUnable', 'unable', '1 §4'],
  ['requesting', 'done: request', 'isNewYork', 'newYork', '1 §4'],
  ['requesting', 'done: request', 'isSelfService', 'selfService', '1 §4'],
  ['requesting', 'done: request', 'isEmailSelection', 'emailSelection', '1 §4'],

  ['requesting', 'done: request', '', 'refused', '1 §4'],
  ['requesting', 'error: request', '', 'callFailed', '1 §8'],
  ['callFailed', 'alert.dismiss', '', 'form', '1 §8'],

  ['emailSelection', 'email.submit', 'isNotSelected', 'emailSelection', '1 §5'],
  ['emailSelection', 'email.submit', '', 'sendingReset', '1 §4'],

  ['sendingReset', 'done: reset', 'isSent', 'sent', '1 §4'],

  ['sendingReset', 'done: reset', '', 'refused', '1 §4'],
]
