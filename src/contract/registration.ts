import * as v from 'valibot'
import * as f from './fields.ts'
import { create, post } from './operation.ts'

const person = v.strictObject({
  connectionContractNumber: f.accountNumber,
  customerType: v.literal('Person'),
  firstName: f.filled(80),
  middleName: f.text(80),
  lastName: f.filled(80),
})
const organization = v.strictObject({
  connectionContractNumber: f.accountNumber,
  customerType: v.literal('Organization'),
  customerName: f.filled(160),
})

/**
 * The data of a registration, without the credentials such as the password (document 1, §3). Each of the two calls that
 * create a user sends this data.
 */
const registrant = {
  connectionContractNumber: f.accountNumber,
  businessPartnerNumber: v.optional(f.text(20)),
  businessPartnerGuid: v.optional(f.text(64)),
  customerType: v.picklist(['Individual', 'Business']),
  firstName: v.optional(f.text(80)),
  middleName: v.optional(f.text(80)),
  lastName: v.optional(f.text(80)),
  customerName: v.optional(f.text(160)),
  email: f.email,
}

export const registrationOperations = {
  loginIdValid: post('loginIdValid', v.strictObject({ loginId: f.loginId }), v.boolean()),
  checkRegistrationEligibility: post(
    'checkRegistrationEligibility',
    v.union([person, organization]),
    v.object({
      Status: v.string(),
      Details: f.answeredText,
      StatusCode: f.answeredText,
      'Okta Account Status': f.answeredText,
      'Okta Id': f.answeredText,
    }),
    { requiresCaptcha: true },
  ),
  createUserWithCredentials: create(
    'createUserWithCredentials',
    v.strictObject({
      ...registrant,
      loginId: f.loginId,
      password: f.password,
      question: f.filled(64),
      answer: f.securityAnswer,
      mfaOptIn: v.boolean(),
      mfaPhoneFactor: v.union([f.emptyText, f.phone]),
      invitationGuid: v.optional(f.text(128)),
    }),
    v.object({
      /**
       * The status for the registration from a bill. `PROVISIONED` and `STAGED` mean that the login was created; any
       * other text is a refusal.
       */
      status: v.string(),
      /**
       * The status for the registration from an invitation. `Success` means that the login was created; any other
       * text is a refusal.
       */
      Status: f.answeredText,
      id: f.answeredText,
      oktaId: f.answeredText,
      mfaEnrolledStatus: f.answeredText,
      smsFactorId: f.answeredText,
      /** The identity provider's reasons for refusing the password. */
      errorCauses: v.nullish(f.errorCauses, []),
    }),
  ),
  createUser: create(
    'createUser',
    v.strictObject(registrant),
    v.object({ status: v.string(), id: v.string() }),
  ),
  registrationPending: post(
    'registrationPending',
    v.strictObject({
      connectionContractNumber: f.accountNumber,
      customerName: f.filled(260),
      email: f.email,
    }),
    f.interactionRecordAnswer,
  ),
  contractAccountExists: post(
    'contractAccountExists',
    v.strictObject({ connectionContractNumber: f.accountNumber }),
    v.object({ exists: v.boolean() }),
    { requiresCaptcha: true },
  ),
}
