import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import { smsVerificationMachine } from '../../../../machines/sms-verification.machine.ts'
import type { StoredRecord } from '../../records/record.ts'
import type { Services } from '../kit/services.ts'
import { resendSmsCode, verifySmsCode } from './sms-verification.ports.ts'

interface StoredPhone {
  readonly phoneVerified: boolean
  /** Milliseconds since the epoch. */
  readonly codeAllowedAt: number
}

/** The code of a phone that a record holds: a reload asks neither for a verified code nor sooner for a new one. */
export const heldSmsVerification = <Held extends StoredPhone>(
  services: Services,
  record: StoredRecord<Held>,
) => {
  const note = (change: Partial<StoredPhone>) => {
    const held = record.read()
    if (held !== null) record.write({ ...held, ...change })
  }
  const onVerified = () => note({ phoneVerified: true })
  const onResent = () => note({ codeAllowedAt: services.now() + resendCooldown * 1000 })
  return smsVerificationMachine.provide({
    actors: {
      verifyCode: verifySmsCode(services, onVerified),
      resendCode: resendSmsCode(services, { onResent, onVerified }),
    },
  })
}
