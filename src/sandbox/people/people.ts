import { peopleOfAccountLookup } from './people-of-account-lookup.ts'
import { peopleOfLoginRecovery } from './people-of-login-recovery.ts'
import { peopleOfMailedLinks } from './people-of-mailed-links.ts'
import { peopleOfPasswordRecovery } from './people-of-password-recovery.ts'
import { peopleOfThirdParties } from './people-of-third-parties.ts'
import { peopleWithLogin } from './people-with-login.ts'
import { peopleWithoutLogin } from './people-without-login.ts'
import type { E164, Flow, SamplePerson } from './person.ts'

export const people: readonly SamplePerson[] = [
  ...peopleWithoutLogin,
  ...peopleWithLogin,
  ...peopleOfPasswordRecovery,
  ...peopleOfLoginRecovery,
  ...peopleOfAccountLookup,
  ...peopleOfThirdParties,
  ...peopleOfMailedLinks,
]

/** Refused by the SMS carrier. */
export const phonesWithoutSms: readonly E164[] = ['+16095550199']

/** The outcome of each thing to do, by flow. */
export const examplesWithoutPerson = {
  eligibility: {
    'The account number 999999999999 with any name.':
      'Connection contract number does not exist: “Account Number Not Found”',
  },
  creation: {
    'A password such as Password2026.': 'The form refuses it: “Invalid Password”, and why',
    'A password such as Chelsea2026.':
      'FAILED: only the backend knows it as a common one, “Could not create user”, and why',
    'A wrong SMS code; five of them; two SMS within 30 seconds.':
      'The first error summary of the provider, with “code” in the place of “token”',
  },
  activation: {
    'Any link with one letter of its code changed.':
      'BadTagException: unable to complete activation, with the form to send a new mail',
    'Below an expired link, a login ID nobody has.':
      'Unable to send: “Unable to resend email. Please try again or contact us.”',
  },
  signIn: {},
  forgotPassword: {
    'A login ID nobody has.': 'No users found: “Unable to send password recovery email.”',
    'The link of a reset mail with one letter changed.':
      '“This link no longer works”, with the way to a new one',
  },
  forgotLogin: {
    'An email address nobody has, or somebody else’s account number.':
      'No users found: “Unable to send login ID”',
  },
  accountLookup: {
    'A name and a phone number that do not belong together.':
      'Account Not Found: “Unable to find an account number associated with the information provided.”',
  },
  thirdParty: {
    'Any link with one letter of its code changed, or an older one after it was sent anew.':
      '“Third Party Request Not Found”',
    'Register with the zip code 00000.':
      'No jurisdiction code: “Failed to create business partner, please make sure you have entered a valid address”',
    'Register with the login ID mchen_1207.': 'The form refuses it: “Login Id Not Available”',
    'Register with a password such as Chelsea2026.': 'Password policy: the provider’s summary as it comes',
    'Register with another email address than the one the link was mailed to.':
      'Registered, but that address has to be proved by its own activation mail before logging in',
  },
  invitation: {
    'Any link with one letter changed, or an older one after it was sent anew.':
      'User Not Found: “Registration Details not Found”',
  },
  paperless: { 'Any link with one letter changed.': 'Not Found: “Paperless Enrollment Failed”' },
} as const satisfies Record<Flow, Readonly<Record<string, string>>>
