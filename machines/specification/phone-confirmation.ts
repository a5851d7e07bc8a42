import type { Transition } from './transition.ts'

export const phoneConfirmation: readonly Transition[] = [
  ['routing', 'always', 'isVerified', 'verified', 'ours: a reload asks for no verified code'],
  ['routing', 'always', 'isEnrolled', 'verification', '1 §2.4'],
  ['routing', 'always', 'isAsked', 'notEnrolled', 'ours: a phone that could not be enrolled is told'],
  ['routing', 'always', '', 'notAsked', '1 §2.4'],
  ['verification', 'done: smsVerification', '', 'verified', '2 §4'],
]
