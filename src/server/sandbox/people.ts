import { peopleOfAccountLookup } from './people-of-account-lookup.ts'
import { peopleOfLoginRecovery } from './people-of-login-recovery.ts'
import { peopleOfPasswordRecovery } from './people-of-password-recovery.ts'
import { peopleWithLogin } from './people-with-login.ts'
import { peopleWithoutLogin } from './people-without-login.ts'
import type { Flow, SamplePerson } from './person.ts'

/** Everybody of the sample data. */
export const people: readonly SamplePerson[] = [
  ...peopleWithoutLogin,
  ...peopleWithLogin,
  ...peopleOfPasswordRecovery,
  ...peopleOfLoginRecovery,
  ...peopleOfAccountLookup,
]

/** Numbers the SMS carrier refuses. E.164. */
export const phonesWithoutSms: readonly string[] = ['+16095550199']

/** What takes no sample person to see. */
export const anybody: readonly { readonly flow: Flow; readonly todo: string; readonly outcome: string }[] = [
  {
    flow: 'eligibility',
    todo: 'The account number 999999999999 with any name.',
    outcome: 'Connection contract number does not exist: “Account Number Not Found”',
  },
  {
    flow: 'creation',
    todo: 'A password such as Password2026.',
    outcome: 'FAILED: everybody’s favourites are refused, “Could not create user”',
  },
  {
    flow: 'creation',
    todo: 'A wrong SMS code; five of them; a code after ten minutes; two SMS within 30 seconds.',
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
    todo: 'The link of a reset mail again, or after an hour, or after a newer one, or with one letter changed.',
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
]
