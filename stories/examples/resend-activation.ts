import { resendActivationMachine } from '../../machines/parts/resend-activation.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

const recipient = { oktaId: '00u1' }

export const examples = examplesOf({
  machine: resendActivationMachine,
  inputs: [
    { recipient, changeable: 'jordan@example.com' },
    { recipient, secondsLeft: 2, changeable: 'jordan@example.com' },
  ],
  events: [
    { type: 'email.resend' },
    { type: 'email.change' },
    { type: 'email.submit', email: '' },
    { type: 'email.edit', email: 'j' },
    { type: 'email.submit', email: 'jordan.rivera@example.com' },
    { type: 'email.keep' },
    { type: 'alert.dismiss' },
  ],
  answers: {
    changeEmail: {
      sent: { kind: 'sent', email: 'j•••••a@example.com', changeable: 'jordan.rivera@example.com' },
      ...kinds('activated', 'notChanged'),
    },
    resendActivation: {
      sent: { kind: 'sent', email: 'j•••••a@example.com' },
      ...kinds('activated', 'refused', 'lapsed'),
      tooManyTries: { kind: 'tooManyTries', waitSeconds: 2 },
    },
  },
})
