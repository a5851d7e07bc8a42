import type { Transition } from './transition.ts'

export const registrationConfirmation: readonly Transition[] = [
  ['routing', 'always', 'hasAccountNumber', 'open', '1 §2.4'],
  ['routing', 'always', '', 'nothingStored', '1 §2.4'],
  ['open', 'close.choose', '', 'open', 'ours: closing abandons the flow'],
  [
    'open.record.routing',
    'always',
    'isRecorded',
    'open.record.asked',
    'ours: it is recorded once, and recording blocks nobody',
  ],
  [
    'open.record.routing',
    'always',
    '',
    'open.record.asking',
    'ours: it is recorded once, and recording blocks nobody',
  ],
  [
    'open.record.asking',
    'done: recordPending',
    '',
    'open.record.asked',
    'ours: it is recorded once, and recording blocks nobody',
  ],
  [
    'open.record.asking',
    'error: recordPending',
    '',
    'open.record.asked',
    'ours: it is recorded once, and recording blocks nobody',
  ],
  [
    'open.email.link',
    'emailCode.choose',
    'offersEmailCode',
    'open.email.code',
    'ours: the email factor has the calls of the SMS factor',
  ],
  [
    'open.email.code',
    'done: emailFactor',
    '',
    'open.email.verified',
    'ours: the email factor has the calls of the SMS factor',
  ],
]
