import { emailFactorMachine } from '../../machines/parts/email-factor.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

export const examples = examplesOf({
  machine: emailFactorMachine,
  inputs: [{ oktaId: '00u1' }],
  events: [{ type: 'code.retry' }],
  answers: {
    listFactors: { enrolled: { factorId: 'emf1' }, none: { factorId: '' } },
    enrollEmailFactor: { enrolled: { factorId: 'emf1' } },
    sendEmailFactor: kinds('sent', 'alreadyActive'),
    codeVerification: { verified: undefined },
  },
})
