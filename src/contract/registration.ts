import * as v from 'valibot'
import * as f from './fields.ts'
import { byName, create, type Group, post } from './operation.ts'

const person = v.object({
  connectionContractNumber: f.accountNumber,
  customerType: v.literal('Person'),
  firstName: f.filled(80),
  middleName: f.text(80),
  lastName: f.filled(80),
})
const organization = v.object({
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

const ineligible = [
  'Connection contract number does not exist',
  'Incorrect account details provided',
  'SAP Registration Process not successful',
  'NY Company code present',
  'NY Only Customer',
  'Account Already Registered',
] as const

export const registrationOperations = byName({
  loginIdValid: post(v.object({ loginId: f.loginId }), v.boolean()),
  checkRegistrationEligibility: post(
    v.union([person, organization]),
    v.object({
      Status: f.word<'Eligible' | 'Ineligible'>(),
      Details: f.answeredWord<(typeof ineligible)[number]>(),
      StatusCode: f.answeredWord<'068'>(),
      'Okta Account Status': f.answeredWord<'STAGED'>(),
      'Okta Id': f.answeredText,
    }),
    { requiresCaptcha: true },
  ),
  createUserWithCredentials: create(
    v.object({
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
      status: f.word<'PROVISIONED' | 'STAGED' | 'ACTIVE' | 'FAILED'>(),
      /**
       * The status for the registration from an invitation. `Success` means that the login was created; any other
       * text is a refusal.
       */
      Status: f.answeredWord<'Success' | 'Failed'>(),
      id: f.answeredText,
      oktaId: f.answeredText,
      mfaEnrolledStatus: f.answeredWord<'Success' | 'Failed'>(),
      smsFactorId: f.answeredText,
      /** The identity provider's reasons for refusing the password. */
      errorCauses: v.nullish(f.errorCauses, []),
    }),
  ),
  createUser: create(v.object(registrant), v.object({ status: v.string(), id: v.string() })),
  registrationPending: post(
    v.object({
      connectionContractNumber: f.accountNumber,
      customerName: f.filled(260),
      email: f.email,
    }),
    f.interactionRecordAnswer,
  ),
  contractAccountExists: post(
    v.object({ connectionContractNumber: f.accountNumber }),
    v.object({ exists: v.boolean() }),
    { requiresCaptcha: true },
  ),
})

const connectionContractNumber = '210012345678'
const jordan = { firstName: 'Jordan', middleName: 'M', lastName: 'Rivera' } as const
const email = 'jordan@example.com'
const registered = { connectionContractNumber, customerType: 'Individual', ...jordan, email } as const
const yesOrNo = { done: ['true'], refused: ['false'] }

export const registrationGroup = {
  name: 'Registration',
  description: 'The registration with the data of a bill.',
  operations: registrationOperations,
  calls: () => ({
    loginIdValid: {
      summary: 'Returns whether a login ID is free.',
      outcomes: yesOrNo,
      isRead: true,
      request: { loginId: 'jrivera_48' },
      answers: [true, false],
    },
    checkRegistrationEligibility: {
      summary: 'Returns whether the person with this account number and name may register.',
      outcomes: { done: ['Eligible'], refused: [...ineligible, 'Ineligible'] },
      isRead: true,
      request: { connectionContractNumber, customerType: 'Person', ...jordan },
      answers: [
        {
          Status: 'Ineligible',
          Details: 'Account Already Registered',
          StatusCode: '068',
          'Okta Account Status': 'STAGED',
          'Okta Id': '00u1',
        },
      ],
    },
    createUserWithCredentials: {
      summary: 'Creates a login with a password and mails the link that activates the login.',
      outcomes: { done: ['Success', 'STAGED', 'PROVISIONED'], refused: ['Failed', 'FAILED'] },
      request: {
        ...registered,
        loginId: 'jrivera_48',
        password: 'Blue-Kettle-42',
        question: 'favorite_toy',
        answer: 'A brown bear',
        mfaOptIn: false,
        mfaPhoneFactor: '',
      },
      answers: [
        {
          status: 'STAGED',
          Status: 'Success',
          id: '00u1',
          oktaId: '00u1',
          mfaEnrolledStatus: 'Success',
          smsFactorId: 's1',
          errorCauses: [],
        },
      ],
    },
    createUser: {
      summary: 'Creates a login without a password.',
      outcomes: { done: ['STAGED', 'PROVISIONED'], refused: ['FAILED'] },
      request: registered,
      answers: [{ status: 'STAGED', id: '00u1' }],
    },
    registrationPending: {
      summary: 'Records that a registration waits for its activation.',
      ...f.recorded,
      request: { connectionContractNumber, customerName: 'Jordan M Rivera', email },
    },
    contractAccountExists: {
      summary: 'Returns whether an account number exists.',
      outcomes: yesOrNo,
      isRead: true,
      request: { connectionContractNumber },
      answers: [{ exists: true }],
    },
  }),
} satisfies Group<typeof registrationOperations>
