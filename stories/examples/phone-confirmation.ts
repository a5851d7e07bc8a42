import { phoneConfirmationMachine } from '../../machines/parts/phone-confirmation.machine.ts'
import type { PhoneToVerify } from '../../machines/parts/phone-confirmation.machine.ts'
import { examplesOf } from './examples-of.ts'

export const phone: PhoneToVerify = {
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  codeSecondsLeft: 0,
}

export const examples = examplesOf({
  machine: phoneConfirmationMachine,
  inputs: [
    { phone },
    { phone: { ...phone, phoneVerified: true } },
    { phone: { ...phone, factorId: '' } },
    { phone: { ...phone, factorId: '', mfaOptIn: false } },
  ],
  events: [],
  answers: { smsVerification: { verified: undefined } },
})
