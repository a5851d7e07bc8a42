import * as v from 'valibot'

/** What may be held of the credentials in a form that is left. */
export const credentialsDraft = {
  loginId: v.string(),
  question: v.string(),
  mfaOptIn: v.boolean(),
  phone: v.string(),
}
