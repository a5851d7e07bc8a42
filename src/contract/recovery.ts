import * as v from 'valibot'
import * as f from './fields.ts'
import { byName, type Group, post } from './operation.ts'

const lookupRecord = v.object({
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
const mailFailures = ['Failed to send email', 'MessagingException', 'Failed Sending'] as const
const found = ['Sent Successfully', 'To email not whitelisted'] as const
/**
 * The body of the response can be empty, or an object without `Status`. Document 2, §4 defines what each of the two
 * cases means.
 */
const lookupAnswer = v.union([
  f.emptyText,
  v.object({
    Status: v.nullish(f.word<(typeof found)[number] | 'Email Not Found' | 'NY Account'>()),
    Recipient: f.maybeText,
  }),
])
const noLogin = ['No users found', 'Login Id not found', 'Multiple users found'] as const
const captchaText = { requiresCaptcha: true, responseType: 'text' } as const

export const recoveryOperations = byName({
  forgotPasswordV3: post(
    v.object({ loginId: f.loginId }),
    v.object({
      Status: f.word<
        'Password Reset Email Sent' | 'Email Update Required' | 'Inactive' | 'Login found in db'
      >(),
      Details: f.answeredWord<'STAGED' | 'Migration Failed' | 'Get User Details Error' | 'NY Customer'>(),
      Email: f.answeredText,
      Emails: v.nullish(f.listOf(v.object({ actualEmail: v.string(), displayValue: v.string() })), []),
      oktaId: f.answeredText,
      loginId: f.answeredText,
    }),
    captchaText,
  ),
  updateUserResetEmail: post(
    v.object({ loginId: f.loginId, email: f.filled(254), oktaId: f.oktaId }),
    v.object({ Status: f.word<'Password Reset Email Sent' | 'Email Not Found'>(), Email: f.answeredText }),
    captchaText,
  ),
  forgotLogin: post(
    v.object({ emailAddress: f.email, accountNumber: v.optional(f.accountNumber) }),
    v.object({
      Status: f.word<'Login Id sent' | (typeof noLogin)[number] | (typeof mailFailures)[number]>(),
    }),
    captchaText,
  ),
  phoneNumberLookup: post(lookupRecord, lookupAnswer, { requiresCaptcha: true }),
  addressLookup: post(lookupRecord, lookupAnswer, { requiresCaptcha: true }),
})

const loginId = 'jrivera_48'
const email = 'jordan@example.com'
const Email = 'j•••n@example.com'
const person = { customerType: 'individual', firstName: 'Jordan', lastName: 'Rivera' } as const
const lookup = () =>
  ({
    outcomes: {
      done: found,
      refused: ['Email Not Found', 'NY Account', 'Account Not Found', ...mailFailures, 'none'],
    },
    answers: [{ Status: 'Sent Successfully', Recipient: Email }, {}],
  }) as const

export const recoveryGroup = {
  name: 'Recovery',
  description: 'The recovery of a password, a login ID or an account number.',
  operations: recoveryOperations,
  calls: () => ({
    forgotPasswordV3: {
      summary:
        'Mails a link with which a person chooses a new password, or returns the addresses to choose from.',
      outcomes: {
        done: ['Password Reset Email Sent', 'Email Update Required'],
        refused: [
          'STAGED',
          'Inactive',
          'Migration Failed',
          'Get User Details Error',
          'NY Customer',
          'Login found in db',
          'No users found',
          ...mailFailures,
          'To email not whitelisted',
        ],
      },
      request: { loginId },
      answers: [
        {
          Status: 'Email Update Required',
          Details: '',
          Email,
          Emails: [{ actualEmail: 'h1', displayValue: Email }],
          oktaId: '00u1',
          loginId,
        },
      ],
    },
    updateUserResetEmail: {
      summary: 'Mails the link for a new password to the chosen address of the login.',
      outcomes: {
        done: ['Password Reset Email Sent'],
        refused: ['Email Not Found', ...mailFailures, 'To email not whitelisted'],
      },
      request: { loginId, email: 'h1', oktaId: '00u1' },
      answers: [{ Status: 'Password Reset Email Sent', Email }],
    },
    forgotLogin: {
      summary: 'Mails the login ID.',
      outcomes: {
        done: ['Login Id sent'],
        refused: [...noLogin, ...mailFailures, 'To email not whitelisted'],
      },
      request: { emailAddress: email },
      answers: [{ Status: 'Login Id sent' }],
    },
    phoneNumberLookup: {
      summary: 'Finds accounts by name and phone number and mails their numbers.',
      ...lookup(),
      request: { ...person, phoneNumber: '+16095550148' },
    },
    addressLookup: {
      summary: 'Finds accounts by name and address and mails their numbers.',
      ...lookup(),
      request: {
        ...person,
        houseNumber: '12',
        streetName: 'Elm Street',
        city: 'Medford',
        state: 'NJ',
        zipCode: '08055',
      },
    },
  }),
} satisfies Group<typeof recoveryOperations>
