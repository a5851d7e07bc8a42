import * as v from 'valibot'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'

/** The fields of every record about a new login. `codeAllowedAt` in milliseconds since the epoch. */
export const phoneToVerify = {
  oktaId: v.string(),
  mfaOptIn: v.boolean(),
  phone: v.string(),
  factorId: v.string(),
  phoneVerified: v.boolean(),
  codeAllowedAt: v.number(),
}

/** When another activation email can be requested in this tab, in milliseconds since the epoch. */
const activationEmail = v.object({ allowedAt: v.number() })

export const verificationRecords = (storage: TabStorage) => ({
  activationEmail: storedRecord(storage, 'activationEmail', activationEmail),
})

/**
 * Whole seconds from `now` until `allowedAt` (both in milliseconds), limited so that a clock set back cannot make it
 * longer.
 */
export const secondsUntil = (allowedAt: number, now: number): number =>
  Math.min(resendCooldown, Math.max(0, Math.ceil((allowedAt - now) / 1000)))
