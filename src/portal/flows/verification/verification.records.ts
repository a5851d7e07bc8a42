import * as v from 'valibot'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import { journeyRecords } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'

/** The fields of every record about a new login. `codeAllowedAt` is in milliseconds since 1970. */
export const phoneToVerify = {
  oktaId: v.string(),
  mfaOptIn: v.boolean(),
  phone: v.string(),
  factorId: v.string(),
  phoneVerified: v.boolean(),
  codeAllowedAt: v.number(),
}

/** The creation of a login has sent the first code to its phone. */
export const unverifiedPhone = ({ factorId }: { readonly factorId: string }, now: number) => ({
  phoneVerified: false,
  codeAllowedAt: factorId === '' ? now : now + resendCooldown * 1000,
})

/** The time from which on this tab can request another activation email, in milliseconds since 1970. */
const activationEmail = v.object({ allowedAt: v.number() })

export const verificationRecords = (storage: TabStorage) => ({
  activationEmail: journeyRecords(storage).record('activationEmail', activationEmail),
})

/**
 * Returns the whole seconds from `now` until `allowedAt`, which are both in milliseconds. The result has an upper
 * limit, because the clock of the device might have been changed.
 */
export const secondsUntil = (allowedAt: number, now: number): number =>
  Math.min(resendCooldown, Math.max(0, Math.ceil((allowedAt - now) / 1000)))
