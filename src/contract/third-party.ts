import * as v from 'valibot'
import * as f from './fields.ts'
import { answered, byName, create, type Group, post } from './operation.ts'

const hashcode = f.filled(256)

const requestFields = [
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

const requestStatuses = {
  done: ['Pending', 'Accepted', 'Completed'],
  refused: ['Rejected', 'Removed', 'Expired'],
} as const

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
  thirdparty_request_status_code: v.nullish(f.word<(typeof requestStatuses)['done' | 'refused'][number]>()),
  ...v.entriesFromList(requestFields, f.maybeText),
  missing_calls: missingCalls,
})

/**
 * The documents of the specification do not describe this response. The portal treats a response without `Status` as a
 * success, and any `Status` except `Success` as a failure.
 */
const updated = v.fallback(
  v.object({ Status: v.nullish(v.fallback(f.word<'Success' | 'Failed' | ''>(), ''), 'Success') }),
  {
    Status: 'Success',
  },
)

const thirdPartyNumbers = {
  connectionContractNumber: v.optional(f.text(12)),
  primaryBusinessPartnerNumber: v.optional(f.text(20)),
  thirdPartyBusinessPartnerNumber: v.optional(f.text(20)),
  thirdPartyURLHashCode: hashcode,
  relationshipType: v.optional(f.text(20)),
}

const registrationData = v.object({
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

const notice = v.object({
  businessPartnerNumber: f.businessPartnerNumber,
  connectionContractNumber: f.accountNumber,
})
const contractNumber = v.object({ contractNumber: f.accountNumber })

const notRegistered = [
  'No jurisdiction code',
  'Business partner not created',
  'Accounts not linked',
  'Login ID not available',
  'Account not created',
] as const

export const thirdPartyOperations = byName({
  getThirdPartyRequest: post(v.object({ hashcode }), requestAnswer),
  getPrimaryAccountInfo: post(
    v.object({ contractAccountNumber: f.accountNumber }),
    v.object({ name: v.string(), address: v.string() }),
  ),
  updateThirdPartyRequestStatusCode: create(
    v.object({ hashcode, status: v.picklist(['Accepted', 'Rejected', 'Completed']) }),
    updated,
  ),
  sendThirdPartyAcceptV2: create(notice, f.unreadText, { responseType: 'text' }),
  sendThirdPartyRejectV2: create(notice, f.unreadText, { responseType: 'text' }),
  thirdPartyAccept: create(contractNumber, f.interactionRecordAnswer),
  thirdPartyReject: create(contractNumber, f.interactionRecordAnswer),
  thirdPartyRegistrationSubmit: create(
    registrationData,
    v.object({
      Status: f.word<'Success' | 'Failed'>(),
      Details: f.answeredWord<(typeof notRegistered)[number]>(),
      errorSummaryStatus: f.answeredWord<'Password policy'>(),
      errorCauses: v.nullish(f.errorCauses, []),
      oktaId: f.answeredText,
      smsFactorId: f.answeredText,
      mfaEnrolledStatus: f.answeredWord<'Success' | 'Failed'>(),
      thirdPartyBusinessPartnerNumber: f.answeredText,
    }),
  ),
  createSecondaryAccountHolder: create(
    v.object({
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
    v.object({ outputObject: v.object({ returnStatus: f.word<'S' | 'E'>() }) }),
    { acceptsAccessToken: true },
  ),
})

const account = '210012345678'
const holder = '1100000001'
const third = 'TP-1500000001'
const code = 'AbCdEf0123456789'
const told = {
  outcomes: { done: ['Sent Successfully'], refused: ['Failed to send email', 'Email Not Found', 'none'] },
  request: { businessPartnerNumber: holder, connectionContractNumber: account },
  answers: ['Sent Successfully'],
} as const
const request = { contractNumber: account }

export const thirdPartyGroup = {
  name: 'Third party',
  description: 'The request to a second person for access to an account.',
  operations: thirdPartyOperations,
  calls: () => ({
    getThirdPartyRequest: {
      summary: 'Returns a third-party request by its link code.',
      outcomes: { ...requestStatuses, refused: [...requestStatuses.refused, 'none'] },
      isRead: true,
      request: { hashcode: code },
      answers: [
        {
          thirdparty_request_status_code: 'Pending',
          contract_account_number: account,
          primary_business_partner_number: holder,
          reln_business_partner_number: third,
          reln_full_name: 'Theo Hart',
          reln_last_name: 'Hart',
          reln_telephone_number: '6095550148',
          country_telephone_code: '1',
          reln_telephone_extension: '12',
          reln_care_of_name: 'Rosalind',
          reln_mailing_address: '12 Elm Street',
          reln_mailing_house_number: '12',
          reln_mailing_street: 'Elm Street',
          reln_mailing_supplement: 'Apt 4',
          reln_mailing_city: 'Medford',
          reln_mailing_state: 'NJ',
          reln_mailing_country: 'USA',
          reln_mailing_zip: '08055',
          reln_po_box_number: '12',
          reln_po_box_zip: '08056',
          reln_email: 'theo@example.com',
          thirdparty_url_hashcode: code,
          address_type: 'STANDARD',
          reln_category: 'THIRD_PARTY',
        },
        {
          thirdparty_request_status_code: 'Rejected',
          contract_account_number: account,
          primary_business_partner_number: holder,
          thirdparty_url_hashcode: code,
          missing_calls: ['sendThirdPartyRejectV2', 'thirdPartyReject'],
        },
        {},
      ],
    },
    getPrimaryAccountInfo: {
      summary: 'Returns the name and the address of the account that a request concerns.',
      outcomes: answered,
      isRead: true,
      request: { contractAccountNumber: account },
      answers: [{ name: 'Jordan Rivera', address: '12 Elm Street' }],
    },
    updateThirdPartyRequestStatusCode: {
      summary: 'Sets the status of a third-party request.',
      outcomes: { done: ['Success'], refused: ['Failed'] },
      request: { hashcode: code, status: 'Accepted' },
      answers: [{ Status: 'Success' }],
    },
    sendThirdPartyAcceptV2: {
      summary: 'Mails the account holder that the third party has accepted.',
      ...told,
    },
    sendThirdPartyRejectV2: {
      summary: 'Mails the account holder that the third party has rejected.',
      ...told,
    },
    thirdPartyAccept: { summary: 'Records that the third party has accepted.', ...f.recorded, request },
    thirdPartyReject: { summary: 'Records that the third party has rejected.', ...f.recorded, request },
    thirdPartyRegistrationSubmit: {
      summary: 'Creates a login for a third party.',
      outcomes: { done: ['Success'], refused: [...notRegistered, 'Failed'] },
      request: {
        firstName: 'Theo',
        lastName: 'Hart',
        loginId: 'theo_hart',
        password: 'Blue-Kettle-42',
        securityQuestion: 'favorite_toy',
        securityAnswer: 'A brown bear',
        email: 'theo@example.com',
        telephone1: '+16095550148',
        addressType: 'STANDARD',
        houseNumber: '12',
        streetName: 'Elm Street',
        city: 'Medford',
        state: 'NJ',
        zipCode: '08055',
        mfaOptIn: false,
        mfaPhoneFactor: '',
        connectionContractNumber: account,
        primaryBusinessPartnerNumber: holder,
        thirdPartyURLHashCode: code,
      },
      answers: [
        {
          Status: 'Failed',
          Details: 'Account not created',
          errorSummaryStatus: 'Password policy',
          errorCauses: [{ errorSummary: 'Too common' }],
          oktaId: '00u1',
          smsFactorId: 's1',
          mfaEnrolledStatus: 'Success',
          thirdPartyBusinessPartnerNumber: third,
        },
      ],
    },
    createSecondaryAccountHolder: {
      summary: 'Links a login to the account of an accepted third-party request.',
      outcomes: f.recorded.outcomes,
      request: { thirdPartyURLHashCode: code },
      answers: [{ outputObject: { returnStatus: 'S' } }],
    },
  }),
} satisfies Group<typeof thirdPartyOperations>
