import { peopleOfAccountLookup } from './people-of-account-lookup.ts'
import { peopleOfLoginRecovery } from './people-of-login-recovery.ts'
import { peopleOfMailedLinks } from './people-of-mailed-links.ts'
import { peopleOfPasswordRecovery } from './people-of-password-recovery.ts'
import { peopleOfThirdParties } from './people-of-third-parties.ts'
import { peopleWithLogin } from './people-with-login.ts'
import { peopleWithoutLogin } from './people-without-login.ts'
import type { E164, Expectation, SamplePerson } from './person.ts'

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

export const examplesWithoutPerson = [
  {
    flow: 'eligibility',
    todo: 'The account number 999999999999 with any name.',
    outcome: 'Connection contract number does not exist: “Account Number Not Found”',
  },
  {
    flow: 'creation',
    todo: 'A password such as Password2026.',
    outcome: 'The form refuses it: “Invalid Password”, and why',
  },
  {
    flow: 'creation',
    todo: 'A password such as Chelsea2026.',
    outcome: 'FAILED: only the backend knows it as a common one, “Could not create user”, and why',
  },
  {
    flow: 'creation',
    todo: 'A wrong SMS code; five of them; two SMS within 30 seconds.',
    outcome: 'The first error summary of the provider, with “code” in the place of “token”',
  },
  {
    flow: 'activation',
    todo: 'Any link with one letter of its code changed.',
    outcome: 'BadTagException: unable to complete activation, with the form to send a new mail',
  },
  {
    flow: 'activation',
    todo: 'Below an expired link, a login ID nobody has.',
    outcome: 'Unable to send: “Unable to resend email. Please try again or contact us.”',
  },
  {
    flow: 'forgotPassword',
    todo: 'A login ID nobody has.',
    outcome: 'No users found: “Unable to send password recovery email.”',
  },
  {
    flow: 'forgotPassword',
    todo: 'The link of a reset mail with one letter changed.',
    outcome: '“This link no longer works”, with the way to a new one',
  },
  {
    flow: 'forgotLogin',
    todo: 'An email address nobody has, or somebody else’s account number.',
    outcome: 'No users found: “Unable to send login ID”',
  },
  {
    flow: 'accountLookup',
    todo: 'A name and a phone number that do not belong together.',
    outcome:
      'Account Not Found: “Unable to find an account number associated with the information provided.”',
  },
  {
    flow: 'thirdParty',
    todo: 'Any link with one letter of its code changed, or an older one after it was sent anew.',
    outcome: '“Third Party Request Not Found”',
  },
  {
    flow: 'thirdParty',
    todo: 'Register with the zip code 00000.',
    outcome:
      'No jurisdiction code: “Failed to create business partner, please make sure you have entered a valid address”',
  },
  {
    flow: 'thirdParty',
    todo: 'Register with the login ID mchen_1207.',
    outcome: 'The form refuses it: “Login Id Not Available”',
  },
  {
    flow: 'thirdParty',
    todo: 'Register with a password such as Chelsea2026.',
    outcome: 'Password policy: the provider’s summary as it comes',
  },
  {
    flow: 'thirdParty',
    todo: 'Register with another email address than the one the link was mailed to.',
    outcome: 'Registered, but that address has to be proved by its own activation mail before logging in',
  },
  {
    flow: 'invitation',
    todo: 'Any link with one letter changed, or an older one after it was sent anew.',
    outcome: 'User Not Found: “Registration Details not Found”',
  },
  {
    flow: 'paperless',
    todo: 'Any link with one letter changed.',
    outcome: 'Not Found: “Paperless Enrollment Failed”',
  },
] as const satisfies readonly (Expectation & { readonly todo: string })[]
