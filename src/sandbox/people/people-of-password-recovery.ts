import { person } from './make-person.ts'
import type { SamplePerson } from './person.ts'

const contactService =
  '“We are unable to send a password reset email for this account at this time, please contact customer service …”'

/** Every response status of document 1, §4. */
export const peopleOfPasswordRecovery: readonly SamplePerson[] = [
  person('210012346007', 'Priya Raman', '14 Station Road', 'Cranbury', '+16095550140', {
    login: { loginId: 'priya_raman', status: 'ACTIVE', daysAgo: 500 },
    demonstrates: {
      forgotPassword: [
        'Password Reset Email Sent: the link of the mail leads to a new password, once, for an hour',
        {
          'The login ID as PRIYA_RAMAN.': 'The same',
          'Ask six times.':
            'Password Reset Email Sent each time, but five mails a day: the link of the fifth works for an hour',
        },
      ],
      forgotLogin: 'Login Id sent: “Forgot Login ID Confirmation”',
      accountLookup: 'Sent Successfully: the account number is in the mail',
    },
  }),
  person('210012346015', 'Carmen Ruiz Vega', '52 Park Place Road', 'Cranbury', '+16095550141', {
    email: 'carmen.ruiz@example.com',
    login: { loginId: 'carmen-ruiz', status: 'ACTIVE', daysAgo: 60, language: 'es' },
    demonstrates: {
      forgotPassword: 'Password Reset Email Sent; mail and reset page are in the language of the page',
    },
  }),
  person('210012346023', 'Nadia Rahman', '8 Symmes Court', 'Cranbury', '+16095550142', {
    login: { loginId: 'nadia_rahman', status: 'ACTIVE', daysAgo: 800 },
    recovery: { otherEmails: ['n.rahman@work.example.com', 'rahman-family@example.net'] },
    demonstrates: {
      forgotPassword:
        'Email Update Required: choose one of three addresses, then Password Reset Email Sent. The one whose link is used is the only one after that',
    },
  }),
  person('210012346031', 'Lars Nyberg', '3 Evans Drive', 'Cranbury', '+16095550143', {
    login: { loginId: 'larsnyberg', status: 'ACTIVE', daysAgo: 900 },
    recovery: { otherEmails: ['nyberg@old-provider.example.net'], mailRefusal: 'Failed Sending' },
    demonstrates: {
      forgotPassword: {
        'Choose the address at example.com.':
          'Email Update Required, then a failure: “Unable to send password recovery email.”',
      },
    },
  }),
  person('210012346049', 'Ben Carter', '21 Prospect Street', 'Cranbury', '+16095550144', {
    login: { loginId: 'ben_carter', status: 'STAGED', daysAgo: 4 },
    demonstrates: {
      forgotPassword:
        'Inactive, STAGED: “Your account has been created but is not yet activated.” with Resend Activation Email',
    },
  }),
  person('210012346056', 'Joan Mercer', '30 Old Trenton Road', 'Cranbury', '+16095550145', {
    login: { loginId: 'joan-mercer', status: 'SUSPENDED', daysAgo: 300 },
    demonstrates: { forgotPassword: `Inactive, SUSPENDED: ${contactService} SUSPENDED` },
  }),
  person('210012346064', 'Otto Lindqvist', '17 Maplewood Avenue', 'Cranbury', '+16095550146', {
    recovery: { formerLogin: { loginId: 'otto_1951', refusal: 'Migration Failed' } },
    demonstrates: { forgotPassword: `Login found in db, Migration Failed: ${contactService}` },
  }),
  person('210012346072', 'Vera Kolar', '90 Plainsboro Road', 'Cranbury', '+16095550147', {
    recovery: { formerLogin: { loginId: 'verakolar', refusal: 'Get User Details Error' } },
    demonstrates: { forgotPassword: `Login found in db, Get User Details Error: ${contactService}` },
  }),
  person('210012346080', 'Leah Goldberg', '6 Irving Place', 'Woodmere', '+15165550149', {
    recovery: { formerLogin: { loginId: 'l_goldberg', refusal: 'Not Migrated' } },
    demonstrates: {
      forgotPassword:
        'Login found in db, NY Customer: the New York panel, which points to the sister provider’s site',
      accountLookup:
        'NY Account: “Unable to find an account eligible for registration associated with the information provided.”',
    },
  }),
  person('210012346098', 'Ivan Dimitrov', '45 Half Acre Road', 'Cranbury', '+16095550150', {
    recovery: { formerLogin: { loginId: 'i-dimitrov', refusal: 'Not Migrated' } },
    demonstrates: { forgotPassword: 'Login found in db, any other Details: on to the self-service site' },
  }),
]
