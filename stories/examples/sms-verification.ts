import { smsVerificationMachine } from '../../machines/parts/sms-verification.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

const factor = { oktaId: '00u1', factorId: 'sms1' }
const refused = { kind: 'refused', error: { message: 'Invalid code provided.' } } as const

export const examples = examplesOf({
  machine: smsVerificationMachine,
  inputs: [{ factor }, { factor, secondsLeft: 2 }],
  events: [
    { type: 'code.submit', code: '' },
    { type: 'code.edit', code: '730194' },
    { type: 'code.submit', code: '730194' },
    { type: 'code.resend' },
  ],
  answers: {
    verifyCode: {
      verified: { kind: 'verified' },
      refused,
      refusedWithoutWords: { kind: 'refused', error: { code: 'somethingWrong' } },
    },
    resendCode: {
      ...kinds('resent', 'verified'),
      refused,
      tooManyTries: { kind: 'tooManyTries', waitSeconds: 2 },
    },
  },
})
