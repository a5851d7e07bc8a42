import * as v from 'valibot'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'

/** Fields of every record that a new login leaves behind. `codeAllowedAt` in milliseconds since the epoch. */
export const phoneToVerify = {
  oktaId: v.string(),
  mfaOptIn: v.boolean(),
  phone: v.string(),
  factorId: v.string(),
  phoneVerified: v.boolean(),
  codeAllowedAt: v.number(),
}

/** When another activation email may be asked for in this tab, in milliseconds since the epoch. */
const activationEmail = v.object({ allowedAt: v.number() })

export const verificationRecords = (storage: TabStorage) => ({
  activationEmail: storedRecord(storage, 'activationEmail', activationEmail),
})
