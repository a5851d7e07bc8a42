import { type Outcomes, person } from './make-person.ts'
import type { SampleRequest, SamplePerson } from './person.ts'

/**
 * A holder who asks a person of the same family.
 * @param last the last two digits of the holder's account number
 */
const holder = (
  last: string,
  firstName: string,
  lastName: string,
  guest: string,
  { shows, ...request }: Partial<SampleRequest> & { readonly shows: Outcomes },
): SamplePerson => {
  const home = `1${last} Tuckerton Road`
  return person(`2100123470${last}`, `${firstName} ${lastName}`, home, 'Medford', `+160955502${last}`, {
    links: {
      thirdParty: {
        fullName: `${guest} ${lastName}`,
        lastName,
        email: `${guest}.${lastName}@mail.example`.toLowerCase(),
        telephoneNumber: '+16095550270',
        ...request,
      },
    },
    demonstrates: { thirdParty: shows },
  })
}

const open = 'Pending: Yes makes it Accepted and leads to registering or logging in, No makes it Rejected.'

/** Every request status of document 2, §4, every type of address, and every refusal of document 2, §8. */
export const peopleOfThirdParties: readonly SamplePerson[] = [
  holder('01', 'Rosalind', 'Hart', 'Theo', {
    address: {
      addressType: 'STANDARD',
      houseNumber: '12',
      street: 'Mill Street',
      city: 'Medford',
      state: 'NJ',
      country: 'USA',
      zip: '08055',
    },
    shows: { 'Open the link; register.': `${open} Standard address.` },
  }),
  holder('02', 'Gloria', 'Mendes', 'Rui', {
    address: { addressType: 'PO BOX', poBoxNumber: '117', city: 'Medford', state: 'NJ', poBoxZip: '08055' },
    shows: { 'Open the link; register.': `${open} PO box.` },
  }),
  holder('03', 'Patricia', 'Cole', 'Marcus', {
    address: { addressType: 'MILITARY', state: 'AE', zip: '09012' },
    shows: { 'Open the link; register.': `${open} Military address.` },
  }),
  holder('04', 'Camille', 'Roy', 'Luc', {
    language: 'es',
    address: {
      addressType: 'FOREIGN',
      houseNumber: '8',
      street: 'Rue du Puits',
      city: 'Sherbrooke',
      state: 'Québec',
      country: 'CA',
      zip: 'J1H 1A1',
    },
    shows: { 'Open the link; register.': `${open} Foreign address; the mail is in Spanish.` },
  }),
  holder('05', 'Wei', 'Chen', 'Maria', {
    partnerOf: '210012345801',
    shows: {
      'Open the link and accept.':
        'Pending: the third party is a customer with the login mchen_1207, linked at once (returnStatus S), then Completed',
    },
  }),
  holder('06', 'Agnes', 'Novak', 'Daniel', {
    status: 'Accepted',
    shows: {
      'Open the link, choose Login, and log in as ruth-abrams or anybody else.':
        'Accepted: /thirdPartyAccept; the login is linked and the request Completed',
    },
  }),
  holder('07', 'Ines', 'Vogt', 'Karl', {
    status: 'Rejected',
    shows: { 'Open the link.': 'Rejected: “You have decided to reject becoming a third party.”' },
  }),
  holder('08', 'Nadia', 'Aziz', 'Samir', {
    status: 'Removed',
    shows: {
      'Open the link.':
        'Removed: “This link is no longer valid. You have been requested to be removed as a Secondary Account Holder.”',
    },
  }),
  holder('09', 'Paul', 'Deng', 'Mei', {
    status: 'Expired',
    shows: { 'Open the link.': 'Expired: “This link is no longer valid.”' },
  }),
  holder('10', 'Hilda', 'Berg', 'Anton', {
    isTooOld: true,
    shows: { 'Open the link, which is too old.': 'Expired: “This link is no longer valid.”' },
  }),
  holder('11', 'Carmen', 'Ortiz', 'Pablo', {
    status: 'Completed',
    shows: { 'Open the link.': 'Completed: the landing page' },
  }),
  holder('12', 'Edith', 'Moss', 'Frank', {
    status: 'Accepted',
    refusal: 'Business partner not created',
    shows: {
      'Open the link; register.':
        'Business partner not created: “Failed to create business partner, please try again or contact customer service”',
    },
  }),
  holder('13', 'Irene', 'Katz', 'Leon', {
    status: 'Accepted',
    refusal: 'Accounts not linked',
    shows: {
      'Open the link; register.':
        'Accounts not linked: “Failed to link accounts, please try again or contact customer service”',
    },
  }),
  holder('14', 'Vera', 'Sokol', 'Ivan', {
    status: 'Accepted',
    refusal: 'Account not created',
    shows: {
      'Open the link; register.':
        'Account not created: “Failed to create account, please try again or contact customer service”',
    },
  }),
  holder('15', 'Joan', 'Abrams', 'Ruth', {
    status: 'Accepted',
    refusal: 'Accounts not linked',
    partnerOf: '210012345892',
    shows: {
      'Open the link.':
        'returnStatus E: “Could not create a Secondary Account Holder at this time.Please Try again.”',
    },
  }),
]
