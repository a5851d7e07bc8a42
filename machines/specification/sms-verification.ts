import type { Transition } from './transition.ts'

const entry = 'unverified.entry'
const resend = 'unverified.resend'

export const smsVerification: readonly Transition[] = [
  [
    `${entry}.typing`,
    'code.edit',
    'isMended',
    `${entry}.typing`,
    'ours: the error for an empty code disappears as soon as the customer enters a code',
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
    'ours: after a failed call, the page shows an error, and the customer can try again',
  ],
  [
    `${resend}.routing`,
    'always',
    'isCoolingDown',
    `${resend}.coolingDown`,
    'ours: a reload does not end the wait before the customer can request another code',
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
    'ours: after too many requests, the page shows how long the customer must wait',
  ],
  [`${resend}.sending`, 'done: resend', '', `${resend}.ready`, '1 §8'],
  [
    `${resend}.sending`,
    'error: resend',
    '',
    `${resend}.ready`,
    'ours: after a failed call, the page shows an error, and the customer can try again',
  ],
  [
    `${resend}.resent`,
    'after resentLabel',
    '',
    `${resend}.coolingDown`,
    'ours: the page counts down the seconds until the customer can request another code',
  ],
  [
    `${resend}.coolingDown`,
    'after 1000 ms',
    'isCooledDown',
    `${resend}.ready`,
    'ours: after the wait, the customer can request another code',
  ],
  [
    `${resend}.coolingDown`,
    'after 1000 ms',
    '',
    `${resend}.coolingDown`,
    'ours: the page counts down the seconds until the customer can request another code',
  ],
]
