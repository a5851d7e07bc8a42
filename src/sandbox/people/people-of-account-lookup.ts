import { freeText } from '../../contract/fields.ts'
import { person } from './make-person.ts'
import type { SamplePerson } from './person.ts'

const unable = '“Unable to find an account number associated with the information provided.”'

/** Every result of a lookup that the specification contains: document 1, §4 and document 2, §4. */
export const peopleOfAccountLookup: readonly SamplePerson[] = [
  person('210012346205', 'Gloria Mensah', '102 Witherspoon Street N, Apt 4', 'Princeton', '+16095550160', {
    middleName: 'Ama',
    demonstrates: {
      accountLookup: {
        'By phone, in any form: 609.555.0160.':
          'Sent Successfully: the account number is in the mail, with a link to register',
        'By address, with the street as witherspoon, WITHERSPOON ST or Witherspoon Street N.':
          'Sent Successfully',
      },
    },
  }),
  person('210012346213', 'Nassau Street Books, Inc.', '114 Nassau Street', 'Princeton', '+16095550161', {
    isBusiness: true,
    email: 'till@nassaubooks.example.com',
    demonstrates: { accountLookup: { 'Choose Business.': 'Sent Successfully' } },
  }),
  person('210012346221', 'Amir Shah', '40 Jefferson Road', 'Princeton', '+16095550162', {
    email: '',
    demonstrates: {
      accountLookup:
        'Email Not Found: “Found account associated with the information provided, but no email on record.”',
    },
  }),
  person('210012346239', 'Clara Johansson', '77 Library Place', 'Princeton', '+16095550163', {
    email: 'clara.johansson@outside.example.org',
    recovery: { mailRefusal: 'To email not whitelisted' },
    demonstrates: {
      accountLookup:
        'To email not whitelisted: shown as sent, then the alert “Found account details but unable to send to non-whitelisted email address.”',
    },
  }),
  person('210012346247', 'Henry Adler', '19 Battle Road', 'Princeton', '+16095550164', {
    recovery: { recordAnswer: { Status: freeText('Account Closed'), Recipient: '' } },
    demonstrates: { accountLookup: `Any other status (Account Closed): ${unable}` },
  }),
  person('210012346254', 'Sofia Marino', '23 Mercer Street', 'Princeton', '+16095550165', {
    recovery: { recordAnswer: { Recipient: '' } },
    demonstrates: { accountLookup: `A response without Status: ${unable}` },
  }),
  person('210012346262', 'Tom Ferris', '29 Mercer Street', 'Princeton', '+16095550166', {
    recovery: { recordAnswer: '' },
    demonstrates: { accountLookup: 'An empty response: the form stays, Next can be pressed again' },
  }),
]
