import { phoneConfirmationMachine } from '../../../../machines/parts/phone-confirmation.machine.ts'
import { smsVerificationMachine } from '../../../../machines/parts/sms-verification.machine.ts'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import type { StoredRecord } from '../../records/record.ts'
import type { Services } from '../kit/services.ts'
import { resendSmsCode, verifySmsCode } from './sms-verification.ports.ts'

interface StoredPhone {
  readonly phoneVerified: boolean
  /** The time after which another verification code can be sent, in milliseconds since 1970. */
  readonly codeAllowedAt: number
}

/**
 * Returns the machine that confirms a stored phone. If the phone was verified before a reload, the page does not ask
 * for a verification code again. If a code was sent before the reload, the cooldown of this code continues.
 */
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
