import type { Transition } from './transition.ts'

export const thirdPartyConfirmation: readonly Transition[] = [
  ['arriving', 'always', 'hasConfirmation', 'open', '2 §2.9'],
  ['arriving', 'always', '', 'nothingStored', 'ours: it was opened without what it needs'],
  ['open.arriving', 'always', 'isPhoneVerified', 'open.verified', 'ours: a reload asks for no verified code'],
  ['open.arriving', 'always', 'isPhoneEnrolled', 'open.verification', '2 §2.9'],
  [
    'open.arriving',
    'always',
    'isPhoneAsked',
    'open.notEnrolled',
    'ours: a phone that could not be enrolled is told',
  ],
  ['open.arriving', 'always', '', 'open.notAsked', '2 §2.9'],
  ['open.verification', 'done: smsVerification', '', 'open.verified', '2 §4'],
]
