import type { Transition } from './transition.ts'

export const emailFactor: readonly Transition[] = [
  [
    'listing',
    'done: list',
    'isEnrolled',
    'sending',
    'ours: the flow does not enrol an email factor that already exists',
  ],
  [
    'listing',
    'done: list',
    '',
    'enrolling',
    'ours: if the customer has no email factor, the flow enrols one',
  ],
  [
    'listing',
    'error: list',
    '',
    'failed',
    'ours: after a failed call, the page shows an error, and the customer can try again',
  ],
  [
    'enrolling',
    'done: enroll',
    '',
    'sending',
    'ours: after the enrolment of the email factor, the flow sends a code by email',
  ],
  [
    'enrolling',
    'error: enroll',
    '',
    'failed',
    'ours: after a failed call, the page shows an error, and the customer can try again',
  ],
  ['sending', 'done: send', 'isAlreadyActive', 'verified', '1 §4'],
  ['sending', 'done: send', '', 'entering', 'ours: the customer enters the code from the email'],
  [
    'sending',
    'error: send',
    '',
    'failed',
    'ours: after a failed call, the page shows an error, and the customer can try again',
  ],
  [
    'failed',
    'code.retry',
    '',
    'listing',
    'ours: after a failed call, the page shows an error, and the customer can try again',
  ],
  ['entering', 'done: codeVerification', '', 'verified', '1 §4'],
]
