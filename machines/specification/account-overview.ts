import type { Transition } from './transition.ts'

const onlyOurs = 'ours: only our own identity provider tells what belongs to a login'
const tryAgain = 'ours: a call that failed is told, and can be tried again'
const offered = 'ours: a phone that was never confirmed is offered again'

const language = 'ours: mails follow the last choice of a language made signed in'

const paperless = 'ours: the promo of 1 §2.1 leads to where paperless billing can be chosen'

export const accountOverview: readonly Transition[] = [
  ['routing', 'always', 'isOffered', 'loading', onlyOurs],
  ['routing', 'always', '', 'absent', onlyOurs],
  ['loading', 'done: read', 'isOver', 'login', 'ours: a session that was ended leads to the login'],
  ['loading', 'done: read', 'isUnknown', 'absent', onlyOurs],
  ['loading', 'done: read', '', 'shown', 'ours: a person sees what belongs to their login'],
  ['loading', 'error: read', '', 'failed', tryAgain],
  ['failed', 'overview.retry', '', 'loading', tryAgain],
  ['shown.phone.routing', 'always', 'isPhoneUnconfirmed', 'shown.phone.offered', offered],
  [
    'shown.phone.routing',
    'always',
    '',
    'shown.phone.complete',
    'ours: a person sees what belongs to their login',
  ],
  ['shown.phone.offered', 'phone.confirm', '', 'shown.phone.sending', offered],
  ['shown.phone.sending', 'done: send', 'isResent', 'shown.phone.confirming', '1 §4'],
  ['shown.phone.sending', 'done: send', 'isVerified', 'shown.phone.confirmed', '1 §4'],
  ['shown.phone.sending', 'done: send', 'isTooManyTries', 'shown.phone.notSent', '1 §8'],
  ['shown.phone.sending', 'done: send', '', 'shown.phone.notSent', '1 §8'],
  ['shown.phone.sending', 'error: send', '', 'shown.phone.notSent', tryAgain],
  ['shown.phone.notSent', 'phone.confirm', '', 'shown.phone.sending', tryAgain],
  ['shown.phone.confirming', 'done: smsVerification', '', 'shown.phone.confirmed', '1 §4'],
  ['shown.language.unchanged', 'language.choose', '', 'shown.language.saving', language],
  [
    'shown.language.saving',
    'done: saveLanguage',
    'isOver',
    'login',
    'ours: a session that was ended leads to the login',
  ],
  ['shown.language.saving', 'done: saveLanguage', '', 'shown.language.saved', language],
  ['shown.language.saving', 'error: saveLanguage', '', 'shown.language.notSaved', tryAgain],
  ['shown.language.saved', 'language.choose', '', 'shown.language.saving', language],
  ['shown.language.notSaved', 'language.choose', '', 'shown.language.saving', tryAgain],
  ['shown.bills.unchanged', 'paperless.choose', '', 'shown.bills.enrolling', paperless],
  ['shown.bills.enrolling', 'done: enroll', 'isEnrolled', 'shown.bills.enrolled', '2 §4'],
  ['shown.bills.enrolling', 'done: enroll', 'isAlreadyEnrolled', 'shown.bills.enrolled', '2 §4'],
  ['shown.bills.enrolling', 'done: enroll', '', 'shown.bills.notEnrolled', tryAgain],
  ['shown.bills.enrolling', 'error: enroll', '', 'shown.bills.notEnrolled', tryAgain],
  ['shown.bills.enrolled', 'paperless.choose', '', 'shown.bills.enrolling', paperless],
  ['shown.bills.notEnrolled', 'paperless.choose', '', 'shown.bills.enrolling', tryAgain],
]
