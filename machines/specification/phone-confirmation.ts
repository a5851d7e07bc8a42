import type { Transition } from './transition.ts'

export const phoneConfirmation: readonly Transition[] = [
  ['routing', 'always', 'isEnrolled', 'verification', '1 §2.4'],

  ['routing', 'always', '', 'notAsked', '1 §2.4'],
  ['verification', 'done: smsVerification', '', 'verified', '2 §4'],
]
