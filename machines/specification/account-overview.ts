import type { Transition } from './transition.ts'

const onlyOurs = 'ours: only our own identity provider has data about the accounts of a person'
const tryAgain = 'ours: after a failed call, the page shows an error, and the customer can try again'
const offered = 'ours: the customer can confirm a phone that was entered but never confirmed'

const language = 'ours: mails use the language that the person chose last while signed in'

const bills =
  'ours: the landing page promotes paperless billing (1 §2.1), so the account page switches each account to it and back'

export const accountOverview: readonly Transition[] = [
  ['routing', 'always', 'isOffered', 'loading', onlyOurs],
  ['routing', 'always', '', 'absent', onlyOurs],
  ['loading', 'done: read', 'isOver', 'login', 'ours: if the session has ended, the login page opens'],
  ['loading', 'done: read', 'isUnknown', 'absent', onlyOurs],
  [
    'loading',
    'done: read',
    '',
    'shown',
    'ours: the account page shows the accounts and the contact details of the person',
  ],
  ['loading', 'error: read', '', 'failed', tryAgain],
  ['failed', 'overview.retry', '', 'loading', tryAgain],
  ['shown.phone.routing', 'always', 'isPhoneUnconfirmed', 'shown.phone.offered', offered],
  [
    'shown.phone.routing',
    'always',
    '',
    'shown.phone.complete',
    'ours: if the person has no unconfirmed phone, the page offers no confirmation',
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
    'ours: if the session has ended, the login page opens',
  ],
  ['shown.language.saving', 'done: saveLanguage', '', 'shown.language.saved', language],
  ['shown.language.saving', 'error: saveLanguage', '', 'shown.language.notSaved', tryAgain],
  ['shown.language.saved', 'language.choose', '', 'shown.language.saving', language],
  ['shown.language.notSaved', 'language.choose', '', 'shown.language.saving', tryAgain],
  ['shown.bills.unchanged', 'bills.switch', '', 'shown.bills.switching', bills],
  ['shown.bills.switching', 'done: switchBills', 'isEnrolled', 'shown.bills.switched', '2 §4'],
  ['shown.bills.switching', 'done: switchBills', 'isAlreadyEnrolled', 'shown.bills.switched', '2 §4'],
  ['shown.bills.switching', 'done: switchBills', 'isPaperKept', 'shown.bills.switched', bills],
  [
    'shown.bills.switching',
    'done: switchBills',
    '',
    'shown.bills.notSwitched',
    'ours: if the backend refuses the switch, the page shows an error, and the customer can try again',
  ],
  ['shown.bills.switching', 'error: switchBills', '', 'shown.bills.notSwitched', tryAgain],
  ['shown.bills.switched', 'bills.switch', '', 'shown.bills.switching', bills],
  ['shown.bills.notSwitched', 'bills.switch', '', 'shown.bills.switching', tryAgain],
]
