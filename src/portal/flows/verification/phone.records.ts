import * as v from 'valibot'

/** Fields of every record that a new login leaves behind. `codeAllowedAt` in milliseconds since the epoch. */
export const phoneToVerify = {
  oktaId: v.string(),
  mfaOptIn: v.boolean(),
  phone: v.string(),
  factorId: v.string(),
  phoneVerified: v.boolean(),
  codeAllowedAt: v.number(),
}
