import { freeText } from '../../contract/fields.ts'
import type { SamplePerson } from './person.ts'

const princeton = { city: 'Princeton', state: 'NJ', zipCode: '08540' }
const unable = '“Unable to find an account number associated with the information provided.”'

/** Every result of a lookup that the specification contains: document 1, §4 and document 2, §4. */
export const peopleOfAccountLookup: readonly SamplePerson[] = [
  {
    contractNumber: '210012346205',
    name: { firstName: 'Gloria', middleName: 'Ama', lastName: 'Mensah' },
    address: { houseNumber: '102', streetName: 'Witherspoon Street N', supplement: 'Apt 4', ...princeton },
    email: 'gloria.mensah@example.com',
    phone: '+16095550160',
    companyCode: 'NJ',
    demonstrates: [
      {
        flow: 'accountLookup',
        todo: 'By phone, in any form: 609.555.0160.',
        outcome: 'Sent Successfully: the account number is in the mail, with a link to register',
      },
      {
        flow: 'accountLookup',
        todo: 'By address, with the street as witherspoon, WITHERSPOON ST or Witherspoon Street N.',
        outcome: 'Sent Successfully',
      },
    ],
  },
  {
    contractNumber: '210012346213',
    name: { customerName: 'Nassau Street Books, Inc.' },
    address: { houseNumber: '114', streetName: 'Nassau Street', ...princeton },
    email: 'till@nassaubooks.example.com',
    phone: '+16095550161',
    companyCode: 'NJ',
    demonstrates: [{ flow: 'accountLookup', todo: 'Choose Business.', outcome: 'Sent Successfully' }],
  },
  {
    contractNumber: '210012346221',
    name: { firstName: 'Amir', lastName: 'Shah' },
    address: { houseNumber: '40', streetName: 'Jefferson Road', ...princeton },
    email: '',
    phone: '+16095550162',
    companyCode: 'NJ',
    demonstrates: [
      {
        flow: 'accountLookup',
        outcome:
          'Email Not Found: “Found account associated with the information provided, but no email on record.”',
      },
    ],
  },
  {
    contractNumber: '210012346239',
    name: { firstName: 'Clara', lastName: 'Johansson' },
    address: { houseNumber: '77', streetName: 'Library Place', ...princeton },
    email: 'clara.johansson@outside.example.org',
    phone: '+16095550163',
    companyCode: 'NJ',
    recovery: { mailRefusal: 'To email not whitelisted' },
    demonstrates: [
      {
        flow: 'accountLookup',
        outcome:
          'To email not whitelisted: shown as sent, then the alert “Found account details but unable to send to non-whitelisted email address.”',
      },
    ],
  },
  {
    contractNumber: '210012346247',
    name: { firstName: 'Henry', lastName: 'Adler' },
    address: { houseNumber: '19', streetName: 'Battle Road', ...princeton },
    email: 'henry.adler@example.com',
    phone: '+16095550164',
    companyCode: 'NJ',
    recovery: { recordAnswer: { Status: freeText('Account Closed'), Recipient: '' } },
    demonstrates: [{ flow: 'accountLookup', outcome: `Any other status (Account Closed): ${unable}` }],
  },
  {
    contractNumber: '210012346254',
    name: { firstName: 'Sofia', lastName: 'Marino' },
    address: { houseNumber: '23', streetName: 'Mercer Street', ...princeton },
    email: 'sofia.marino@example.com',
    phone: '+16095550165',
    companyCode: 'NJ',
    recovery: { recordAnswer: { Recipient: '' } },
    demonstrates: [{ flow: 'accountLookup', outcome: `A response without Status: ${unable}` }],
  },
  {
    contractNumber: '210012346262',
    name: { firstName: 'Tom', lastName: 'Ferris' },
    address: { houseNumber: '29', streetName: 'Mercer Street', ...princeton },
    email: 'tom.ferris@example.com',
    phone: '+16095550166',
    companyCode: 'NJ',
    recovery: { recordAnswer: '' },
    demonstrates: [
      { flow: 'accountLookup', outcome: 'An empty response: the form stays, Next can be pressed again' },
    ],
  },
]
