import type { Transition } from './transition.ts'

export const resendActivation: readonly Transition[] = [
  [
    'arriving',
    'always',
    'isCoolingDown',
    'coolingDown',
    'ours: how long to wait is counted, also across a reload',
  ],
  ['arriving', 'always', '', 'ready', '1 §4'],
  ['ready', 'email.resend', '', 'sending', '1 §4'],
  ['sending', 'done: resend', 'isSent', 'sent', '1 §4'],
  ['sending', 'done: resend', 'isActivated', 'activated', '1 §4'],
  [
    'sending',
    'done: resend',
    'isTooSoon',
    'coolingDown',
    'ours: a refusal for coming too often says how long',
  ],
  ['sending', 'done: resend', '', 'ready', '1 §8'],
  ['sending', 'error: resend', '', 'ready', '1 §8'],
  ['sent', 'after 3000 ms', '', 'coolingDown', 'ours: how long to wait is counted, also across a reload'],
  [
    'coolingDown',
    'after 1000 ms',
    'isCooledDown',
    'ready',
    'ours: how long to wait is counted, also across a reload',
  ],
  [
    'coolingDown',
    'after 1000 ms',
    '',
    'coolingDown',
    'ours: how long to wait is counted, also across a reload',
  ],
  ['activated.alert', 'alert.dismiss', '', 'activated.told', '2 §8'],
]
