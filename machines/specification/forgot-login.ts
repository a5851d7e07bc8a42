import type { Transition } from './transition.ts'

export const forgotLogin: readonly Transition[] = [
  ['securityCheck', 'done: securityCheck', '', 'form', '2 §2.2'],

  ['form', 'form.submit', 'isInvalid', 'form', '2 §5'],
  ['form', 'form.submit', '', 'sending', '2 §4'],
  ['sending', 'done: send', 'isRefused', 'refused', '2 §8'],
  ['sending', 'done: send', 'isMultipleUsers', 'form', '2 §4'],

  ['sending', 'done: send', '', 'sent', '2 §8'],
  ['sending', 'error: send', '', 'callFailed', '2 §8'],

  ['callFailed', 'alert.dismiss', '', 'form', '2 §8'],
]
