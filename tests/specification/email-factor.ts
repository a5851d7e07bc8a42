import type { Transition } from './transition.ts'

export const emailFactor: readonly Transition[] = [
  ['listing', 'done: list', 'isEnrolled', 'sending', 'contract §1'],
  ['listing', 'done: list', '', 'enrolling', 'contract §1'],
  ['listing', 'error: list', '', 'failed', 'contract §1'],
  ['enrolling', 'done: enroll', '', 'sending', 'contract §1'],
  ['enrolling', 'error: enroll', '', 'failed', 'contract §1'],
  ['sending', 'done: send', 'isActive', 'verified', '1 §4'],
  ['sending', 'done: send', '', 'entering', 'contract §1'],
  ['sending', 'error: send', '', 'failed', 'contract §1'],
  ['failed', 'code.retry', '', 'listing', 'contract §1'],
  ['entering', 'done: codeVerification', '', 'verified', '1 §4'],
]
