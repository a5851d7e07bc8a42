import { forgotLoginMachine } from '../../machines/forgot-login.machine.ts'
import { samplesOf } from '../kit/samples.ts'

const email = 'jordan.rivera@example.com'

export const samples = samplesOf({
  machine: forgotLoginMachine,
  inputs: [undefined],
  events: [
    { type: 'form.submit', entries: { email: '', accountNumber: '' } },
    { type: 'form.submit', entries: { email, accountNumber: '' } },
    { type: 'form.submit', entries: { email, accountNumber: '210012345678' } },
    { type: 'alert.dismiss' },
  ],
  answers: {
    securityCheck: { solved: { token: 'solved' } },
    sendLoginId: {
      sent: { kind: 'sent' },
      refused: { kind: 'refused' },
      multipleUsers: { kind: 'multipleUsers' },
      captchaRequired: { kind: 'captchaRequired' },
    },
  },
})
