import * as v from 'valibot'
import * as f from './fields.ts'
import { create, post } from './operation.ts'

const hashcode = f.filled(256)

const requestFields = [
  'thirdparty_request_status_code',
  'contract_account_number',
  'primary_business_partner_number',
  'reln_business_partner_number',
  'reln_full_name',
  'reln_last_name',
  'reln_telephone_number',
  'country_telephone_code',
  'reln_telephone_extension',
  'reln_care_of_name',
  'reln_mailing_address',
  'reln_mailing_house_number',
  'reln_mailing_street',
  'reln_mailing_supplement',
  'reln_mailing_city',
  'reln_mailing_state',
  'reln_mailing_country',
  'reln_mailing_zip',
  'reln_po_box_number',
  'reln_po_box_zip',
  'reln_email',
  'thirdparty_url_hashcode',
  'address_type',
  'reln_category',
] as const

/**
 * The documented calls after a third party has accepted or rejected a third-party request. The portal makes the call
 * `notice` first, and then the call `record`.
 */
export const laterCalls = {
  Accepted: { notice: 'sendThirdPartyAcceptV2', record: 'thirdPartyAccept' },
  Rejected: { notice: 'sendThirdPartyRejectV2', record: 'thirdPartyReject' },
} as const

/**
 * The calls that the portal still has to make after the third party's answer was stored. With this list, a page on any
 * device can make these calls. The documents of the specification do not contain this field, so a backend can omit it.
 */
const missingCalls = v.fallback(
  v.nullish(v.array(v.picklist(Object.values(laterCalls).flatMap(({ notice, record }) => [notice, record])))),
  undefined,
)

/** If the third-party request does not exist, the response is `{}`. */
const requestAnswer = v.object({
  ...v.entriesFromList(requestFields, f.maybeText),
  missing_calls: missingCalls,
})

/**
 * The documents of the specification do not describe this response. The portal treats a response without `Status` as a
 * success, and any `Status` except `Success` as a failure.
 */
const updated = v.fallback(v.object({ Status: v.nullish(v.fallback(v.string(), ''), 'Success') }), {
  Status: 'Success',
})

const thirdPartyNumbers = {
  connectionContractNumber: v.optional(f.text(12)),
  primaryBusinessPartnerNumber: v.optional(f.text(20)),
  thirdPartyBusinessPartnerNumber: v.optional(f.text(20)),
  thirdPartyURLHashCode: hashcode,
  relationshipType: v.optional(f.text(20)),
}

const registrationData = v.strictObject({
  firstName: f.filled(80),
  middleName: v.optional(f.text(80)),
  lastName: f.filled(80),
  loginId: f.loginId,
  password: f.password,
  securityQuestion: f.filled(64),
  securityAnswer: f.securityAnswer,
  email: f.email,
  telephone1: f.phone,
  phoneCountryCode: v.optional(f.text(8)),
  telephone1Ext: v.optional(f.text(10)),
  careOfName: v.optional(f.text(120)),
  addressType: v.picklist(['STANDARD', 'PO BOX', 'MILITARY', 'FOREIGN']),
  houseNumber: v.optional(f.text(20)),
  streetName: v.optional(f.text(120)),
  streetSupplement: v.optional(f.text(40)),
  city: v.optional(f.text(80)),
  state: v.optional(f.text(80)),
  country: v.optional(f.text(80)),
  zipCode: v.optional(f.text(16)),
  poBox: v.optional(f.text(20)),
  poBoxZip: v.optional(f.text(16)),
  unit: v.optional(f.text(20)),
  unitNumber: v.optional(f.text(20)),
  apoFmoDpo: v.optional(f.text(3)),
  aeApAA: v.optional(f.text(2)),
  foreignState: v.optional(f.text(80)),
  foreignCountry: v.optional(f.text(80)),
  mfaOptIn: v.boolean(),
  mfaPhoneFactor: v.union([f.emptyText, f.phone]),
  ...thirdPartyNumbers,
})

const notice = v.strictObject({
  businessPartnerNumber: f.businessPartnerNumber,
  connectionContractNumber: f.accountNumber,
})
const contractNumber = v.strictObject({ contractNumber: f.accountNumber })

export const thirdPartyOperations = {
  getThirdPartyRequest: post('getThirdPartyRequest', v.strictObject({ hashcode }), requestAnswer),
  getPrimaryAccountInfo: post(
    'getPrimaryAccountInfo',
    v.strictObject({ contractAccountNumber: f.accountNumber }),
    v.object({ name: v.string(), address: v.string() }),
  ),
  updateThirdPartyRequestStatusCode: create(
    'updateThirdPartyRequestStatusCode',
    v.strictObject({ hashcode, status: v.picklist(['Accepted', 'Rejected', 'Completed']) }),
    updated,
  ),
  sendThirdPartyAcceptV2: create('sendThirdPartyAcceptV2', notice, f.unreadText, { responseType: 'text' }),
  sendThirdPartyRejectV2: create('sendThirdPartyRejectV2', notice, f.unreadText, { responseType: 'text' }),
  thirdPartyAccept: create('thirdPartyAccept', contractNumber, f.interactionRecordAnswer),
  thirdPartyReject: create('thirdPartyReject', contractNumber, f.interactionRecordAnswer),
  thirdPartyRegistrationSubmit: create(
    'thirdPartyRegistrationSubmit',
    registrationData,
    v.object({
      Status: v.string(),
      Details: f.answeredText,
      errorSummaryStatus: f.answeredText,
      errorCauses: v.nullish(f.errorCauses, []),
      oktaId: f.answeredText,
      smsFactorId: f.answeredText,
      mfaEnrolledStatus: f.answeredText,
      thirdPartyBusinessPartnerNumber: f.answeredText,
    }),
  ),
  createSecondaryAccountHolder: create(
    'createSecondaryAccountHolder',
    v.strictObject({
      firstName: v.optional(f.text(80)),
      lastName: v.optional(f.text(80)),
      loginId: v.optional(f.text(64)),
      email: v.optional(f.text(254)),
      mfaOptIn: v.optional(v.boolean()),
      mfaPhoneFactor: v.optional(f.text(24)),
      mfaFactorId: v.optional(f.text(64)),
      oktaId: v.optional(f.text(64)),
      ...thirdPartyNumbers,
    }),
    v.object({ outputObject: v.object({ returnStatus: v.string() }) }),
    { acceptsAccessToken: true },
  ),
}
