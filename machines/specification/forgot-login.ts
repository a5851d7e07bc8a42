import type { Transition } from './transition.ts'

export const forgotLogin: readonly Transition[] = [
  [
    'securityCheck',
    'always',
    'isHeld',
    'form',
    'ours: while the captcha pass is valid, the customer does not need to solve another captcha',
  ],
  ['securityCheck', 'done: securityCheck', '', 'form', '2 §2.2'],
  [
    'form',
    'form.edit',
    'isMended',
    'form',
    'ours: an error disappears as soon as the customer has corrected the entry',
  ],
  ['form', 'form.submit', 'isInvalid', 'form', '2 §5'],
  ['form', 'form.submit', '', 'sending', '2 §4'],
  ['sending', 'done: send', 'isRefused', 'refused', '2 §8'],
  ['sending', 'done: send', 'isMultipleUsers', 'form', '2 §4'],
  [
    'sending',
    'done: send',
    'isCaptchaRequired',
    'securityCheck',
    'ours: the backend requires a new captcha after the captcha pass has expired',
  ],
  ['sending', 'done: send', '', 'sent', '2 §8'],
  ['sending', 'error: send', '', 'callFailed', '2 §8'],
  [
    'sent',
    'form.again',
    '',
    'form',
    'ours: the customer can try again, and the form still contains the entries',
  ],
  [
    'refused',
    'form.again',
    '',
    'form',
    'ours: the customer can try again, and the form still contains the entries',
  ],
  ['callFailed', 'alert.dismiss', '', 'form', '2 §8'],
]
