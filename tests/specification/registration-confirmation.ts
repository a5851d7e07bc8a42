import type { Transition } from './transition.ts'

export const registrationConfirmation: readonly Transition[] = [
  ['arriving', 'always', 'hasAccountNumber', 'open', '1 §2.4'],
  ['arriving', 'always', '', 'nothingHeld', '1 §2.4'],
  ['open', 'close.choose', '', 'open', 'contract §4'],
  ['open.record.arriving', 'always', 'isRecorded', 'open.record.asked', 'contract §1'],
  ['open.record.arriving', 'always', '', 'open.record.asking', 'contract §2'],
  ['open.record.asking', 'done: recordPending', '', 'open.record.asked', 'contract §2'],
  ['open.record.asking', 'error: recordPending', '', 'open.record.asked', 'contract §2'],
  ['open.phone.arriving', 'always', 'isPhoneVerified', 'open.phone.verified', 'contract §1'],
  ['open.phone.arriving', 'always', 'isPhoneEnrolled', 'open.phone.verification', '1 §2.4'],
  ['open.phone.arriving', 'always', 'isPhoneAsked', 'open.phone.notEnrolled', 'contract §1'],
  ['open.phone.arriving', 'always', '', 'open.phone.notAsked', '1 §2.4'],
  ['open.phone.verification', 'done: smsVerification', '', 'open.phone.verified', '1 §2.4'],
  ['open.email.link', 'emailCode.choose', 'offersEmailCode', 'open.email.code', 'contract §1'],
  ['open.email.code', 'done: emailFactor', '', 'open.email.verified', 'contract §1'],
]
