import type { Transition } from './transition.ts'

export const thirdPartyConfirmation: readonly Transition[] = [
  ['routing', 'always', 'hasConfirmation', 'open', '2 §2.9'],
  ['routing', 'always', '', 'nothingStored', 'ours: it was opened without what it needs'],
  ['open.routing', 'always', 'isPhoneVerified', 'open.verified', 'ours: a reload asks for no verified code'],
  ['open.routing', 'always', 'isPhoneEnrolled', 'open.verification', '2 §2.9'],
  [
    'open.routing',
    'always',
    'isPhoneAsked',
    'open.notEnrolled',
    'ours: a phone that could not be enrolled is told',
  ],
  ['open.routing', 'always', '', 'open.notAsked', '2 §2.9'],
  ['open.verification', 'done: smsVerification', '', 'open.verified', '2 §4'],
]
