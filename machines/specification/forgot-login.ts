import type { Transition } from './transition.ts'

export const forgotLogin: readonly Transition[] = [
  ['securityCheck', 'done: securityCheck', '', 'form', '2 §2.2'],
  ['form', 'form.edit', 'isMended', 'form', 'ours: an error goes as soon as its rule holds'],
  ['form', 'form.submit', 'isInvalid', 'form', '2 §5'],
  ['form', 'form.submit', '', 'sending', '2 §4'],
  ['sending', 'done: send', 'isRefused', 'refused', '2 §8'],
  ['sending', 'done: send', 'isMultipleUsers', 'form', '2 §4'],
  ['sending', 'done: send', 'isCaptchaRequired', 'securityCheck', 'ours: a captcha pass can run out'],
  ['sending', 'done: send', '', 'sent', '2 §8'],
  ['sending', 'error: send', '', 'callFailed', '2 §8'],
  ['sent', 'form.again', '', 'form', 'ours: whoever reads "try again" can, with what was typed'],
  ['refused', 'form.again', '', 'form', 'ours: whoever reads "try again" can, with what was typed'],
  ['callFailed', 'alert.dismiss', '', 'form', '2 §8'],
]
