import type { Transition } from './transition.ts'

const mistyped = 'ours: who made the login corrects a mistyped address'

export const resendActivation: readonly Transition[] = [
  [
    'routing',
    'always',
    'isCoolingDown',
    'coolingDown',
    'ours: how long to wait is counted, also across a reload',
  ],
  ['routing', 'always', '', 'ready', '1 §4'],
  ['ready', 'email.resend', '', 'sending', '1 §4'],
  ['sending', 'done: resend', 'isSent', 'sent', '1 §4'],
  ['sending', 'done: resend', 'isActivated', 'activated', '1 §4'],
  [
    'sending',
    'done: resend',
    'isTooManyTries',
    'coolingDown',
    'ours: a refusal for coming too often says how long',
  ],
  ['sending', 'done: resend', 'isLapsed', 'ready', '1 §8'],
  ['sending', 'done: resend', '', 'ready', '1 §8'],
  ['sending', 'error: resend', '', 'ready', '1 §8'],
  ['ready', 'email.change', 'canChange', 'changing', mistyped],
  ['coolingDown', 'email.change', 'canChange', 'changing', mistyped],
  ['changing', 'email.keep', '', 'routing', mistyped],
  [
    'changing.form',
    'email.edit',
    'isMended',
    'changing.form',
    'ours: an error goes as soon as its rule holds',
  ],
  ['changing.form', 'email.submit', 'isInvalid', 'changing.form', mistyped],
  ['changing.form', 'email.submit', '', 'changing.saving', mistyped],
  ['changing.saving', 'done: change', 'isSent', 'sent', mistyped],
  ['changing.saving', 'done: change', 'isActivated', 'activated', mistyped],
  ['changing.saving', 'done: change', '', 'changing.form', mistyped],
  ['changing.saving', 'error: change', '', 'changing.form', mistyped],
  ['sent', 'after resentLabel', '', 'coolingDown', 'ours: how long to wait is counted, also across a reload'],
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
  ['activated.alert', 'alert.dismiss', '', 'activated.dismissed', '2 §8'],
]
