import { forgotLoginMachine } from '../../machines/forgot-login.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

const email = 'jordan.rivera@example.com'

export const examples = examplesOf({
  machine: forgotLoginMachine,
  inputs: [{ pass: 'none' }, { pass: 'held' }],
  events: [
    { type: 'form.submit', entries: { email: '', accountNumber: '' } },
    { type: 'form.edit', entries: { email, accountNumber: '' } },
    { type: 'form.edit', entries: { email: 'other@example.com', accountNumber: '' } },
    { type: 'form.submit', entries: { email, accountNumber: '' } },
    { type: 'form.submit', entries: { email, accountNumber: '210012345678' } },
    { type: 'alert.dismiss' },
    { type: 'form.again' },
  ],
  answers: {
    securityCheck: { passed: undefined },
    sendLoginId: kinds('sent', 'refused', 'multipleUsers', 'captchaRequired'),
  },
})
