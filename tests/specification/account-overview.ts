import type { Transition } from './transition.ts'

const onlyOurs = 'ours: only our own identity provider tells what belongs to a login'
const tryAgain = 'ours: a call that failed is told, and can be tried again'
const offered = 'ours: a phone that was never confirmed is offered again'

export const accountOverview: readonly Transition[] = [
  ['arriving', 'always', 'isOffered', 'loading', onlyOurs],
  ['arriving', 'always', '', 'absent', onlyOurs],
  ['loading', 'done: read', 'isOver', 'login', 'ours: a session that was ended leads to the login'],
  ['loading', 'done: read', 'isUnknown', 'absent', onlyOurs],
  ['loading', 'done: read', '', 'shown', 'ours: a person sees what belongs to their login'],
  ['loading', 'error: read', '', 'failed', tryAgain],
  ['failed', 'overview.retry', '', 'loading', tryAgain],
  ['shown.arriving', 'always', 'isPhoneUnconfirmed', 'shown.offered', offered],
  ['shown.arriving', 'always', '', 'shown.complete', 'ours: a person sees what belongs to their login'],
  ['shown.offered', 'phone.confirm', '', 'shown.sending', offered],
  ['shown.sending', 'done: send', 'isSent', 'shown.confirming', '1 §4'],
  ['shown.sending', 'done: send', 'isVerified', 'shown.confirmed', '1 §4'],
  ['shown.sending', 'done: send', '', 'shown.notSent', '1 §8'],
  ['shown.sending', 'error: send', '', 'shown.notSent', tryAgain],
  ['shown.notSent', 'phone.confirm', '', 'shown.sending', tryAgain],
  ['shown.confirming', 'done: smsVerification', '', 'shown.confirmed', '1 §4'],
]
