import type { Transition } from './transition.ts'

const entry = 'unverified.entry'
const resend = 'unverified.resend'

export const smsVerification: readonly Transition[] = [
  [`${entry}.typing`, 'code.submit', 'isEmpty', `${entry}.typing`, '1 §5'],
  [`${entry}.typing`, 'code.submit', '', `${entry}.verifying`, '1 §4'],
  [`${entry}.verifying`, 'done: verify', 'isVerified', 'verified', '1 §4'],
  [`${entry}.verifying`, 'done: verify', '', `${entry}.typing`, '1 §8'],

  [`${resend}.routing`, 'always', '', `${resend}.ready`, '1 §2.4'],
  [`${resend}.ready`, 'code.resend', '', `${resend}.sending`, '1 §4'],
  [`${resend}.sending`, 'done: resend', 'isResent', `${resend}.resent`, '1 §4'],
  [`${resend}.sending`, 'done: resend', 'isVerified', 'verified', '1 §4'],

  [`${resend}.sending`, 'done: resend', '', `${resend}.ready`, '1 §8'],
]
