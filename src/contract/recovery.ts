import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

const lookupRecord = v.strictObject({
  customerType: v.picklist(['individual', 'business']),
  firstName: v.optional(f.text(80)),
  lastName: v.optional(f.text(80)),
  customerName: v.optional(f.text(160)),
  email: v.optional(f.text(254)),
  phoneNumber: v.optional(f.text(24)),
  phoneNumberNoCountry: v.optional(f.text(24)),
  houseNumber: v.optional(f.text(20)),
  streetName: v.optional(f.text(120)),
  supplement: v.optional(f.text(40)),
  city: v.optional(f.text(80)),
  state: v.optional(f.text(2)),
  country: v.optional(f.text(3)),
  zipCode: v.optional(f.text(10)),
  /** One text that contains the house number and the street name. */
  address: v.optional(f.text(160)),
})
/**
 * The body of the response can be empty, or an object without `Status`. Document 2, §4 defines what each of the two
 * cases means.
 */
const lookupAnswer = v.union([f.emptyText, v.object({ Status: f.maybeText, Recipient: f.maybeText })])
const captchaText = { requiresCaptcha: true, responseType: 'text' } as const

export const recoveryOperations = {
  forgotPasswordV3: post(
    'forgotPasswordV3',
    v.strictObject({ loginId: f.loginId }),
    v.object({
      Status: v.string(),
      Details: f.answeredText,
      Email: f.answeredText,
      Emails: v.nullish(f.listOf(v.object({ actualEmail: v.string(), displayValue: v.string() })), []),
      oktaId: f.answeredText,
      loginId: f.answeredText,
    }),
    captchaText,
  ),
  updateUserResetEmail: post(
    'updateUserResetEmail',
    v.strictObject({ loginId: f.loginId, email: f.filled(254), oktaId: f.oktaId }),
    v.object({ Status: v.string(), Email: f.answeredText }),
    captchaText,
  ),
  forgotLogin: post(
    'forgotLogin',
    v.strictObject({ emailAddress: f.email, accountNumber: v.optional(f.accountNumber) }),
    v.object({ Status: v.string() }),
    captchaText,
  ),
  phoneNumberLookup: post('phoneNumberLookup', lookupRecord, lookupAnswer, { requiresCaptcha: true }),
  addressLookup: post('addressLookup', lookupRecord, lookupAnswer, { requiresCaptcha: true }),
}
