import type { Transition } from './transition.ts'

export const thirdPartyConfirmation: readonly Transition[] = [
  ['arriving', 'always', 'hasConfirmation', 'open', '2 §2.9'],
  ['arriving', 'always', '', 'nothingHeld', 'contract §1'],
  ['open.arriving', 'always', 'isPhoneVerified', 'open.verified', 'contract §1'],
  ['open.arriving', 'always', 'isPhoneEnrolled', 'open.verification', '2 §2.9'],
  ['open.arriving', 'always', 'isPhoneAsked', 'open.notEnrolled', 'contract §1'],
  ['open.arriving', 'always', '', 'open.notAsked', '2 §2.9'],
  ['open.verification', 'done: smsVerification', '', 'open.verified', '2 §4'],
]
