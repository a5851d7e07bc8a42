import type { Transition } from './transition.ts'

export const phoneConfirmation: readonly Transition[] = [
  [
    'routing',
    'always',
    'isVerified',
    'verified',
    'ours: after a reload, a phone that is already verified needs no second code',
  ],
  ['routing', 'always', 'isEnrolled', 'verification', '1 §2.4'],
  [
    'routing',
    'always',
    'isAsked',
    'notEnrolled',
    'ours: the page tells the customer that the phone could not be enrolled',
  ],
  ['routing', 'always', '', 'notAsked', '1 §2.4'],
  ['verification', 'done: smsVerification', '', 'verified', '2 §4'],
]
