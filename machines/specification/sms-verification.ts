import type { Transition } from './transition.ts'

const entry = 'unverified.entry'
const resend = 'unverified.resend'

export const smsVerification: readonly Transition[] = [
  [
    `${entry}.typing`,
    'code.edit',
    'isMended',
    `${entry}.typing`,
    'ours: an error goes as soon as its rule holds',
  ],
  [`${entry}.typing`, 'code.submit', 'isEmpty', `${entry}.typing`, '1 §5'],
  [`${entry}.typing`, 'code.submit', '', `${entry}.verifying`, '1 §4'],
  [`${entry}.verifying`, 'done: verify', 'isVerified', 'verified', '1 §4'],
  [`${entry}.verifying`, 'done: verify', '', `${entry}.typing`, '1 §8'],
  [
    `${entry}.verifying`,
    'error: verify',
    '',
    `${entry}.typing`,
    'ours: a call that failed is told, and can be tried again',
  ],
  [
    `${resend}.routing`,
    'always',
    'isCoolingDown',
    `${resend}.coolingDown`,
    'ours: how long to wait is counted, also across a reload',
  ],
  [`${resend}.routing`, 'always', '', `${resend}.ready`, '1 §2.4'],
  [`${resend}.ready`, 'code.resend', '', `${resend}.sending`, '1 §4'],
  [`${resend}.sending`, 'done: resend', 'isResent', `${resend}.resent`, '1 §4'],
  [`${resend}.sending`, 'done: resend', 'isVerified', 'verified', '1 §4'],
  [
    `${resend}.sending`,
    'done: resend',
    'isTooManyTries',
    `${resend}.coolingDown`,
    'ours: a refusal for coming too often says how long',
  ],
  [`${resend}.sending`, 'done: resend', '', `${resend}.ready`, '1 §8'],
  [
    `${resend}.sending`,
    'error: resend',
    '',
    `${resend}.ready`,
    'ours: a call that failed is told, and can be tried again',
  ],
  [
    `${resend}.resent`,
    'after resentLabel',
    '',
    `${resend}.coolingDown`,
    'ours: how long to wait is counted, also across a reload',
  ],
  [
    `${resend}.coolingDown`,
    'after 1000 ms',
    'isCooledDown',
    `${resend}.ready`,
    'ours: how long to wait is counted, also across a reload',
  ],
  [
    `${resend}.coolingDown`,
    'after 1000 ms',
    '',
    `${resend}.coolingDown`,
    'ours: how long to wait is counted, also across a reload',
  ],
]
