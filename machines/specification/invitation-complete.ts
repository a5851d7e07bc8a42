import type { Transition } from './transition.ts'

export const invitationComplete: readonly Transition[] = [
  ['routing', 'always', 'hasLogin', 'open', '2 §2.11'],
  ['routing', 'always', '', 'login', '2 §2.11'],
  ['open', 'close.choose', '', 'open', '2 §2.1'],
  [
    'open.phone.routing',
    'always',
    'isPhoneVerified',
    'open.phone.verified',
    'ours: a reload asks for no verified code',
  ],
  ['open.phone.routing', 'always', 'isPhoneEnrolled', 'open.phone.verification', '2 §2.11'],
  [
    'open.phone.routing',
    'always',
    'isPhoneAsked',
    'open.phone.notEnrolled',
    'ours: a phone that could not be enrolled is told',
  ],
  ['open.phone.routing', 'always', '', 'open.phone.notAsked', '2 §2.11'],
  ['open.phone.verification', 'done: smsVerification', '', 'open.phone.verified', '2 §4'],
  ['open.signIn.ready', 'login.choose', '', 'open.signIn.redirecting', '2 §2.11'],
  ['open.signIn.redirecting', 'done: redirect', 'isReturned', 'open.signIn.ready', '2 §2.11'],
  ['open.signIn.redirecting', 'done: redirect', '', 'login', '2 §2.11'],
  ['open.signIn.redirecting', 'error: redirect', '', 'login', '2 §2.11'],
]
