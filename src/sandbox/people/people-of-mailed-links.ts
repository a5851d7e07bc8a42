import { person } from './make-person.ts'
import type { SamplePerson } from './person.ts'

const enrolsOnce = 'Success: “Your account is now enrolled.”; again, Already Enrolled'

/** Every response status of document 2, §4. */
export const peopleOfMailedLinks: readonly SamplePerson[] = [
  person('210012347104', 'Imani Okoye', '3 Chester Avenue', 'Moorestown', '+16095550301', {
    middleName: 'Rose',
    links: { invitation: 'works', paperless: 'works' },
    demonstrates: {
      invitation: {
        'Open the link.': 'The form, prefilled; registers, and logs in at once',
        'Open it again after that.':
          'User Already Registered: “Account Already Registered”, then Login with the login ID',
      },
      paperless: { 'Open the link, twice.': enrolsOnce },
    },
  }),
  person('210012347112', 'Chester Avenue Books', '14 Chester Avenue', 'Moorestown', '+16095550302', {
    isBusiness: true,
    email: 'hello@chesteravenuebooks.example.com',
    links: { invitation: 'works', paperless: 'works' },
    demonstrates: {
      invitation: { 'Open the link.': 'The form for a business, prefilled' },
      paperless: { 'Open the link, twice.': enrolsOnce },
    },
  }),
  person('210012347120', 'Howard Finch', '21 Chester Avenue', 'Moorestown', '+16095550303', {
    login: { loginId: 'howardfinch', status: 'ACTIVE', daysAgo: 60 },
    links: { invitation: 'works', paperless: 'enrolled' },
    demonstrates: {
      invitation: {
        'Open the link.':
          'User Already Registered: “Account Already Registered”, then Login with howardfinch',
      },
      paperless: { 'Open the link.': 'Already Enrolled: “Your account is already enrolled.”' },
    },
  }),
  person('210012347138', 'Lena Brandt', '30 Chester Avenue', 'Moorestown', '+16095550304', {
    links: { invitation: 'expired', paperless: 'expired' },
    demonstrates: {
      invitation: { 'Open the link, which is too old.': 'User Not Found: “Registration Details not Found”' },
      paperless: {
        'Open the link, which is too old.':
          'Not Found: “Something went wrong trying to enroll in paperless billing, please try again later.”',
      },
    },
  }),
  person('210012347146', 'Sergio Blanco', '37 Chester Avenue', 'Moorestown', '+16095550305', {
    creationRefused: true,
    interactionRefused: true,
    links: { invitation: 'works', paperless: 'works' },
    demonstrates: {
      invitation: { 'Open the link and register.': 'Failed: “Could not create a new user at this time.”' },
      paperless: { 'Open the link.': 'Success; the interaction record answers E, which blocks nothing' },
    },
  }),
]
