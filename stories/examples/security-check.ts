import { securityCheckMachine } from '../../machines/parts/security-check.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

export const examples = examplesOf({
  machine: securityCheckMachine,
  inputs: [{ reminder: null }],
  events: [
    { type: 'captcha.solved', token: 'solved' },
    { type: 'captcha.expired' },
    { type: 'captcha.failed' },
    { type: 'captcha.retry' },
    { type: 'check.submit' },
  ],
  answers: { spendToken: kinds('spent', 'kept', 'refused') },
})
