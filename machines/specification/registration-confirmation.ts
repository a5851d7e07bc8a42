import type { Transition } from './transition.ts'

const keeps = 'ours: a reload does not ask again for a proved email address'

export const registrationConfirmation: readonly Transition[] = [
  ['routing', 'always', 'hasAccountNumber', 'open', '1 §2.4'],
  ['routing', 'always', '', 'nothingStored', '1 §2.4'],
  ['open', 'close.choose', '', 'open', 'ours: the close icon deletes the stored data of the flow'],
  [
    'open.record.routing',
    'always',
    'isRecorded',
    'open.record.asked',
    'ours: the flow requests the interaction record only once',
  ],
  [
    'open.record.routing',
    'always',
    '',
    'open.record.asking',
    'ours: the flow requests the interaction record only once',
  ],
  [
    'open.record.asking',
    'done: recordPending',
    '',
    'open.record.asked',
    'ours: the flow requests the interaction record only once',
  ],
  [
    'open.record.asking',
    'error: recordPending',
    '',
    'open.record.asked',
    'ours: if the request for the interaction record fails, the page does not change',
  ],
  ['open.email.routing', 'always', 'isEmailVerified', 'open.email.verified', keeps],
  ['open.email.routing', 'always', '', 'open.email.link', keeps],
  [
    'open.email.link',
    'emailCode.choose',
    'offersEmailCode',
    'open.email.code',
    'ours: the customer can confirm the email address with a code in place of the link',
  ],
  [
    'open.email.code',
    'done: emailFactor',
    '',
    'open.email.verified',
    'ours: a verified email factor confirms the email address',
  ],
]
