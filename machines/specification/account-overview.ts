import type { Transition } from './transition.ts'

export const accountOverview: readonly Transition[] = [
  ['shown.phone.sending', 'done: send', 'isResent', 'shown.phone.confirming', '1 §4'],
  ['shown.phone.sending', 'done: send', 'isVerified', 'shown.phone.confirmed', '1 §4'],
  ['shown.phone.sending', 'done: send', 'isTooManyTries', 'shown.phone.notSent', '1 §8'],
  ['shown.phone.sending', 'done: send', '', 'shown.phone.notSent', '1 §8'],

  ['shown.phone.confirming', 'done: smsVerification', '', 'shown.phone.confirmed', '1 §4'],

  ['shown.bills.switching', 'done: switchBills', 'isEnrolled', 'shown.bills.switched', '2 §4'],
  ['shown.bills.switching', 'done: switchBills', 'isAlreadyEnrolled', 'shown.bills.switched', '2 §4'],
]
