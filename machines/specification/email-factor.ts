import type { Transition } from './transition.ts'

export const emailFactor: readonly Transition[] = [
  [
    'listing',
    'done: list',
    'isEnrolled',
    'sending',
    'ours: the email factor has the calls of the SMS factor',
  ],
  ['listing', 'done: list', '', 'enrolling', 'ours: the email factor has the calls of the SMS factor'],
  ['listing', 'error: list', '', 'failed', 'ours: a call that failed is told, and can be tried again'],
  ['enrolling', 'done: enroll', '', 'sending', 'ours: the email factor has the calls of the SMS factor'],
  ['enrolling', 'error: enroll', '', 'failed', 'ours: a call that failed is told, and can be tried again'],
  ['sending', 'done: send', 'isAlreadyActive', 'verified', '1 §4'],
  ['sending', 'done: send', '', 'entering', 'ours: the email factor has the calls of the SMS factor'],
  ['sending', 'error: send', '', 'failed', 'ours: a call that failed is told, and can be tried again'],
  ['failed', 'code.retry', '', 'listing', 'ours: a call that failed is told, and can be tried again'],
  ['entering', 'done: codeVerification', '', 'verified', '1 §4'],
]
