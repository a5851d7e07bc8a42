import { activationMachine } from '../../machines/activation.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

export const login = {
  customerName: 'Jordan M Rivera',
  loginId: 'jrivera_48',
  email: 'jordan.rivera@example.com',
  accountNumber: '210012345678',
  businessPartnerNumber: '1100000001',
  interactionRecorded: false,
}

export const examples = examplesOf({
  machine: activationMachine,
  inputs: [{ code: 'activation-code-from-the-link' }, { code: '' }],
  events: [
    { type: 'form.submit', loginId: '' },
    { type: 'form.edit', loginId: 'j' },
    { type: 'form.submit', loginId: 'jrivera_48' },
    { type: 'alert.dismiss' },
    { type: 'activation.retry' },
    { type: 'login.choose' },
  ],
  answers: {
    completeRegistration: {
      activated: { kind: 'activated', login },
      activatedAndRecorded: { kind: 'activated', login: { ...login, interactionRecorded: true } },
      ...kinds('alreadyActivated', 'expired', 'lapsed', 'failed'),
    },
    recordCompleted: { recorded: undefined },
    resendActivation: {
      sent: { kind: 'sent', email: 'j•••••a@example.com' },
      ...kinds('activated', 'lapsed', 'refused'),
    },
    signIn: kinds('returned', 'failed'),
  },
})
