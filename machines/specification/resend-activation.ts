import type { Transition } from './transition.ts'

export const resendActivation: readonly Transition[] = [
  ['routing', 'always', '', 'ready', '1 §4'],
  ['ready', 'email.resend', '', 'sending', '1 §4'],
  ['sending', 'done: resend', 'isSent', 'sent', '1 §4'],
  ['sending', 'done: resend', 'isActivated', 'activated', '1 §4'],

  ['sending', 'done: resend', 'isLapsed', 'ready', '1 §8'],
  ['sending', 'done: resend', '', 'ready', '1 §8'],
  ['sending', 'error: resend', '', 'ready', '1 §8'],

  ['activated.alert', 'alert.dismiss', '', 'activated.dismissed', '2 §8'],
]
