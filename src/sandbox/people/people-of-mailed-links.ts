import type { SamplePerson } from './person.ts'

const moorestown = { city: 'Moorestown', state: 'NJ', zipCode: '08057' }
const enrolsOnce = 'Success: “Your account is now enrolled.”; again, Already Enrolled'

/** Every response status of document 2, §4. */
export const peopleOfMailedLinks: readonly SamplePerson[] = [
  {
    contractNumber: '210012347104',
    name: { firstName: 'Imani', middleName: 'Rose', lastName: 'Okoye' },
    address: { houseNumber: '3', streetName: 'Chester Avenue', ...moorestown },
    email: 'imani.okoye@example.com',
    phone: '+16095550301',
    companyCode: 'NJ',
    links: { invitation: 'works', paperless: 'works' },
    demonstrates: [
      {
        flow: 'invitation',
        todo: 'Open the link.',
        outcome: 'The form, prefilled; registers, and logs in at once',
      },
      {
        flow: 'invitation',
        todo: 'Open it again after that.',
        outcome: 'User Already Registered: “Account Already Registered”, then Login with the login ID',
      },
      { flow: 'paperless', todo: 'Open the link, twice.', outcome: enrolsOnce },
    ],
  },
  {
    contractNumber: '210012347112',
    name: { customerName: 'Chester Avenue Books' },
    address: { houseNumber: '14', streetName: 'Chester Avenue', ...moorestown },
    email: 'hello@chesteravenuebooks.example.com',
    phone: '+16095550302',
    companyCode: 'NJ',
    links: { invitation: 'works', paperless: 'works' },
    demonstrates: [
      { flow: 'invitation', todo: 'Open the link.', outcome: 'The form for a business, prefilled' },
      { flow: 'paperless', todo: 'Open the link, twice.', outcome: enrolsOnce },
    ],
  },
  {
    contractNumber: '210012347120',
    name: { firstName: 'Howard', lastName: 'Finch' },
    address: { houseNumber: '21', streetName: 'Chester Avenue', ...moorestown },
    email: 'howard.finch@example.com',
    phone: '+16095550303',
    companyCode: 'NJ',
    login: { loginId: 'howardfinch', status: 'ACTIVE', daysAgo: 60 },
    links: { invitation: 'works', paperless: 'enrolled' },
    demonstrates: [
      {
        flow: 'invitation',
        todo: 'Open the link.',
        outcome: 'User Already Registered: “Account Already Registered”, then Login with howardfinch',
      },
      {
        flow: 'paperless',
        todo: 'Open the link.',
        outcome: 'Already Enrolled: “Your account is already enrolled.”',
      },
    ],
  },
  {
    contractNumber: '210012347138',
    name: { firstName: 'Lena', lastName: 'Brandt' },
    address: { houseNumber: '30', streetName: 'Chester Avenue', ...moorestown },
    email: 'lena.brandt@example.com',
    phone: '+16095550304',
    companyCode: 'NJ',
    links: { invitation: 'expired', paperless: 'expired' },
    demonstrates: [
      {
        flow: 'invitation',
        todo: 'Open the link, which is too old.',
        outcome: 'User Not Found: “Registration Details not Found”',
      },
      {
        flow: 'paperless',
        todo: 'Open the link, which is too old.',
        outcome:
          'Not Found: “Something went wrong trying to enroll in paperless billing, please try again later.”',
      },
    ],
  },
  {
    contractNumber: '210012347146',
    name: { firstName: 'Sergio', lastName: 'Blanco' },
    address: { houseNumber: '37', streetName: 'Chester Avenue', ...moorestown },
    email: 'sergio.blanco@example.com',
    phone: '+16095550305',
    companyCode: 'NJ',
    creationRefused: true,
    interactionRefused: true,
    links: { invitation: 'works', paperless: 'works' },
    demonstrates: [
      {
        flow: 'invitation',
        todo: 'Open the link and register.',
        outcome: 'Failed: “Could not create a new user at this time.”',
      },
      {
        flow: 'paperless',
        todo: 'Open the link.',
        outcome: 'Success; the interaction record answers E, which blocks nothing',
      },
    ],
  },
]
