import { phoneConfirmationMachine } from '../../../../machines/parts/phone-confirmation.machine.ts'
import { smsVerificationMachine } from '../../../../machines/parts/sms-verification.machine.ts'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import type { StoredRecord } from '../../records/record.ts'
import type { Services } from '../kit/services.ts'
import { resendSmsCode, verifySmsCode } from './sms-verification.ports.ts'

interface StoredPhone {
  readonly phoneVerified: boolean
  readonly codeAllowedAt: number
}

export const phoneConfirmation = <Stored extends StoredPhone>(
  services: Services,
  record: StoredRecord<Stored>,
) => {
  const save = (change: Partial<StoredPhone>) => {
    const stored = record.read()
    if (stored !== null) record.write({ ...stored, ...change })
  }
  const onVerified = () => save({ phoneVerified: true })
  const onResent = () => save({ codeAllowedAt: services.now() + resendCooldown * 1000 })
  return phoneConfirmationMachine.provide({
    actors: {
      smsVerification: smsVerificationMachine.provide({
        actors: {
          verifyCode: verifySmsCode(services, onVerified),
          resendCode: resendSmsCode(services, { onResent, onVerified }),
        },
      }),
    },
  })
}
