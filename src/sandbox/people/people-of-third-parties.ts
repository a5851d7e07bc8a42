import type { SampleRequest, Expectation, SamplePerson } from './person.ts'

/** `last` contains the last two digits of the person's account number. */
const holder = (
  last: string,
  firstName: string,
  lastName: string,
  thirdParty: SampleRequest,
  expectation: Omit<Expectation, 'flow'>,
): SamplePerson => ({
  contractNumber: `2100123470${last}`,
  name: { firstName, lastName },
  address: {
    houseNumber: `1${last}`,
    streetName: 'Tuckerton Road',
    city: 'Medford',
    state: 'NJ',
    zipCode: '08055',
  },
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  phone: `+160955502${last}`,
  companyCode: 'NJ',
  links: { thirdParty },
  demonstrates: [{ flow: 'thirdParty', ...expectation }],
})

const guest = (firstName: string, lastName: string, more: Partial<SampleRequest> = {}): SampleRequest => ({
  fullName: `${firstName} ${lastName}`,
  lastName,
  email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
  telephoneNumber: '+16095550270',
  ...more,
})

const open = 'Pending: Yes makes it Accepted and leads to registering or logging in, No makes it Rejected.'

/** Every request status of document 2, §4, every type of address, and every refusal of document 2, §8. */
export const peopleOfThirdParties: readonly SamplePerson[] = [
  holder(
    '01',
    'Rosalind',
    'Hart',
    guest('Theo', 'Hart', {
      address: {
        addressType: 'STANDARD',
        houseNumber: '12',
        street: 'Mill Street',
        city: 'Medford',
        state: 'NJ',
        country: 'USA',
        zip: '08055',
      },
    }),
    { todo: 'Open the link; register.', outcome: `${open} Standard address.` },
  ),
  holder(
    '02',
    'Gloria',
    'Mendes',
    guest('Rui', 'Mendes', {
      address: { addressType: 'PO BOX', poBoxNumber: '117', city: 'Medford', state: 'NJ', poBoxZip: '08055' },
    }),
    { todo: 'Open the link; register.', outcome: `${open} PO box.` },
  ),
  holder(
    '03',
    'Patricia',
    'Cole',
    guest('Marcus', 'Cole', { address: { addressType: 'MILITARY', state: 'AE', zip: '09012' } }),
    { todo: 'Open the link; register.', outcome: `${open} Military address.` },
  ),
  holder(
    '04',
    'Camille',
    'Roy',
    guest('Luc', 'Roy', {
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
    }),
    { todo: 'Open the link; register.', outcome: `${open} Foreign address; the mail is in Spanish.` },
  ),
  holder('05', 'Wei', 'Chen', guest('Maria', 'Chen', { partnerOf: '210012345801' }), {
    todo: 'Open the link and accept.',
    outcome:
      'Pending: the third party is a customer with the login mchen_1207, linked at once (returnStatus S), then Completed',
  }),
  holder('06', 'Agnes', 'Novak', guest('Daniel', 'Novak', { status: 'Accepted' }), {
    todo: 'Open the link, choose Login, and log in as ruth-abrams or anybody else.',
    outcome: 'Accepted: /thirdPartyAccept; the login is linked and the request Completed',
  }),
  holder('07', 'Ines', 'Vogt', guest('Karl', 'Vogt', { status: 'Rejected' }), {
    todo: 'Open the link.',
    outcome: 'Rejected: “You have decided to reject becoming a third party.”',
  }),
  holder('08', 'Nadia', 'Aziz', guest('Samir', 'Aziz', { status: 'Removed' }), {
    todo: 'Open the link.',
    outcome:
      'Removed: “This link is no longer valid. You have been requested to be removed as a Secondary Account Holder.”',
  }),
  holder('09', 'Paul', 'Deng', guest('Mei', 'Deng', { status: 'Expired' }), {
    todo: 'Open the link.',
    outcome: 'Expired: “This link is no longer valid.”',
  }),
  holder('10', 'Hilda', 'Berg', guest('Anton', 'Berg', { isTooOld: true }), {
    todo: 'Open the link, which is too old.',
    outcome: 'Expired: “This link is no longer valid.”',
  }),
  holder('11', 'Carmen', 'Ortiz', guest('Pablo', 'Ortiz', { status: 'Completed' }), {
    todo: 'Open the link.',
    outcome: 'Completed: the landing page',
  }),
  holder(
    '12',
    'Edith',
    'Moss',
    guest('Frank', 'Moss', { status: 'Accepted', refusal: 'Business partner not created' }),
    {
      todo: 'Open the link; register.',
      outcome:
        'Business partner not created: “Failed to create business partner, please try again or contact customer service”',
    },
  ),
  holder(
    '13',
    'Irene',
    'Katz',
    guest('Leon', 'Katz', { status: 'Accepted', refusal: 'Accounts not linked' }),
    {
      todo: 'Open the link; register.',
      outcome: 'Accounts not linked: “Failed to link accounts, please try again or contact customer service”',
    },
  ),
  holder(
    '14',
    'Vera',
    'Sokol',
    guest('Ivan', 'Sokol', { status: 'Accepted', refusal: 'Account not created' }),
    {
      todo: 'Open the link; register.',
      outcome:
        'Account not created: “Failed to create account, please try again or contact customer service”',
    },
  ),
  holder(
    '15',
    'Joan',
    'Abrams',
    guest('Ruth', 'Abrams', {
      status: 'Accepted',
      refusal: 'Accounts not linked',
      partnerOf: '210012345892',
    }),
    {
      todo: 'Open the link.',
      outcome: 'returnStatus E: “Could not create a Secondary Account Holder at this time.Please Try again.”',
    },
  ),
]
