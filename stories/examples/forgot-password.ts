import { forgotPasswordMachine } from '../../machines/forgot-password.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

const choice = {
  loginId: 'jrivera_48',
  oktaId: '00u1',
  emails: [
    { handle: 'h1', label: 'j•••••a@example.com' },
    { handle: 'h2', label: 'r•••a@example.org' },
  ],
}

export const examples = examplesOf({
  machine: forgotPasswordMachine,
  inputs: [{ pass: 'none' }, { pass: 'held' }],
  events: [
    { type: 'form.submit', loginId: '' },
    { type: 'form.edit', loginId: 'j' },
    { type: 'form.submit', loginId: 'jrivera_48' },
    { type: 'email.submit', handle: '' },
    { type: 'email.edit', handle: 'h1' },
    { type: 'email.submit', handle: 'h1' },
    { type: 'form.again' },
    { type: 'alert.dismiss' },
  ],
  answers: {
    securityCheck: { passed: undefined },
    requestReset: {
      sent: { kind: 'sent', email: 'j•••••a@example.com' },
      emailSelection: { kind: 'emailSelection', choice },
      ...kinds('refused', 'unable', 'newYork'),
      staged: { kind: 'staged', secondsLeft: 0 },
      inactive: { kind: 'inactive', inactiveStatus: 'SUSPENDED' },
      ...kinds('selfService', 'captchaRequired'),
    },
    sendReset: {
      sent: { kind: 'sent', email: 'j•••••a@example.com' },
      ...kinds('refused', 'captchaRequired'),
    },
  },
})
