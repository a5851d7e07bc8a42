import { resendActivationMachine } from '../../machines/resend-activation.machine.ts'
import { examplesOf } from '../kit/examples.ts'

const recipient = { oktaId: '00u1' }

export const examples = examplesOf({
  machine: resendActivationMachine,
  inputs: [{ recipient }, { recipient, secondsLeft: 2 }],
  events: [{ type: 'email.resend' }, { type: 'alert.dismiss' }],
  answers: {
    resendActivation: {
      sent: { kind: 'sent', email: 'j•••••a@example.com' },
      activated: { kind: 'activated' },
      refused: { kind: 'refused' },
      tooManyTries: { kind: 'tooManyTries', waitSeconds: 2 },
    },
  },
})
