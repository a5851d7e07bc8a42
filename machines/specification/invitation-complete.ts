import type { Transition } from './transition.ts'

export const invitationComplete: readonly Transition[] = [
  ['arriving', 'always', 'hasLogin', 'open', '2 §2.11'],
  ['arriving', 'always', '', 'login', '2 §2.11'],
  ['open', 'close.choose', '', 'open', '2 §2.1'],
  [
    'open.phone.arriving',
    'always',
    'isPhoneVerified',
    'open.phone.verified',
    'ours: a reload asks for no verified code',
  ],
  ['open.phone.arriving', 'always', 'isPhoneEnrolled', 'open.phone.verification', '2 §2.11'],
  [
    'open.phone.arriving',
    'always',
    'isPhoneAsked',
    'open.phone.notEnrolled',
    'ours: a phone that could not be enrolled is told',
  ],
  ['open.phone.arriving', 'always', '', 'open.phone.notAsked', '2 §2.11'],
  ['open.phone.verification', 'done: smsVerification', '', 'open.phone.verified', '2 §4'],
  ['open.door.ready', 'login.choose', '', 'open.door.redirecting', '2 §2.11'],
  ['open.door.redirecting', 'done: redirect', 'isReturned', 'open.door.ready', '2 §2.11'],
  ['open.door.redirecting', 'done: redirect', '', 'login', '2 §2.11'],
  ['open.door.redirecting', 'error: redirect', '', 'login', '2 §2.11'],
]
