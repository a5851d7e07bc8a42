import { registrationConfirmationMachine } from '../../machines/registration-confirmation.machine.ts'
import type { Confirmation } from '../../machines/registration-confirmation.machine.ts'
import { examplesOf } from './examples-of.ts'
import { createdLogin } from './people.ts'

export const confirmation: Confirmation = {
  ...createdLogin,
  accountNumber: '210012345678',
  customerName: 'Jordan M Rivera',
  mfaOptIn: true,
  phoneVerified: false,
  pendingRecorded: false,
  codeSecondsLeft: 0,
  emailSecondsLeft: 0,
}

export const examples = examplesOf({
  machine: registrationConfirmationMachine,
  inputs: [
    { confirmation, offersEmailCode: true, changesEmail: true },
    { confirmation: null, offersEmailCode: false },
    {
      confirmation: { ...confirmation, pendingRecorded: true, emailVerified: true },
      offersEmailCode: false,
    },
  ],
  events: [{ type: 'emailCode.choose' }, { type: 'close.choose' }],
  answers: {
    recordPending: { recorded: undefined },
    emailFactor: { verified: undefined },
  },
})
