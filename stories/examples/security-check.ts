import { securityCheckMachine } from '../../machines/security-check.machine.ts'
import { samplesOf } from '../kit/samples.ts'

export const samples = samplesOf({
  machine: securityCheckMachine,
  inputs: [undefined],
  events: [
    { type: 'captcha.solved', token: 'solved' },
    { type: 'captcha.expired' },
    { type: 'captcha.failed' },
    { type: 'captcha.retry' },
    { type: 'check.submit' },
  ],
  answers: {},
})
