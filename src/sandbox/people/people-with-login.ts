import { person } from './make-person.ts'
import type { SamplePerson } from './person.ts'

export const peopleWithLogin: readonly SamplePerson[] = [
  person('210012345801', 'Maria Chen', '1207 Mill Race Road', 'Riverton', '+16095550121', {
    login: { loginId: 'mchen_1207', status: 'ACTIVE', daysAgo: 400, link: 'used' },
    demonstrates: {
      eligibility:
        'Account Already Registered, ACTIVE: “This account is already registered.” with Login, Forgot ID, Reset Password',
      creation: { 'Ask for the login ID mchen_1207 with any other account.': '“Login Id Not Available”' },
      activation: {
        'Open the link again.': 'Already Activated, without her details',
        'Below an expired link, ask for a new mail for mchen_1207.':
          'Activated: “… has already been activated.”',
      },
      signIn: 'Signed in, greeted by name',
    },
  }),
  person('210012345819', 'Noah Kowalski', '12 Penn Street', 'Riverton', '+16095550122', {
    login: { loginId: 'nkowalski1', status: 'STAGED', daysAgo: 2 },
    demonstrates: {
      eligibility:
        'Account Already Registered, STAGED: “Registration In Progress” with Resend Activation Email (Sent Successfully; from the sixth mail of a day on 429, with the time to wait)',
      signIn: 'Not yet activated: told to open the link first',
    },
  }),
  person('210012345827', 'Mill Race Bakery LLC', '1190 Mill Race Road', 'Riverton', '+16095550123', {
    isBusiness: true,
    email: 'orders@millracebakery.example.com',
    login: { loginId: 'millrace-llc', status: 'PROVISIONED', daysAgo: 1, link: 'works' },
    demonstrates: {
      eligibility: {
        'Choose Business.': 'Account Already Registered, waiting for its link: “Registration In Progress”',
      },
      activation: { 'Open the link.': 'Success: activated, with account details' },
    },
  }),
  person('210012345835', 'Aisha Bello', '33 Thomas Avenue', 'Riverton', '+16095550124', {
    login: { loginId: 'aishabello', status: 'STAGED', daysAgo: 25, link: 'expired' },
    demonstrates: {
      eligibility: 'Eligible again: the registration of 25 days ago was never activated and has lapsed',
      activation: { 'Open the link.': 'Lapsed: to be registered anew' },
    },
  }),
  person('210012345843', 'Omar Haddad', '501 Howard Street', 'Riverton', '+16095550125', {
    login: { loginId: 'omar-haddad', status: 'STAGED', daysAgo: 1, link: 'works' },
    demonstrates: { activation: { 'Open the link.': 'Success: activated, with account details' } },
  }),
  person('210012345850', 'Beatriz Lima', '9 Fulton Street', 'Riverton', '+16095550126', {
    login: { loginId: 'beatriz_lima', status: 'STAGED', daysAgo: 5, link: 'expired' },
    demonstrates: {
      activation: {
        'Open the link, then type the login ID beatriz_lima.':
          'BadTagException: the link has expired; a new one is sent (Sent Successfully)',
      },
    },
  }),
  person('210012345868', 'Fatima Idrissi', '77 Market Street', 'Riverton', '+16095550127', {
    middleName: 'Zahra',
    login: { loginId: 'f_idrissi', status: 'STAGED', daysAgo: 3, link: 'works', interactionRecorded: true },
    demonstrates: {
      activation: {
        'Open the link.': 'Success, Interaction Record Created True: registrationCompleted is not called',
      },
    },
  }),
  person('210012345876', 'Derek Stone', '140 Wyoming Avenue', 'Scranton', '+15705550128', {
    login: { loginId: 'dstone_140', status: 'SUSPENDED', daysAgo: 90, link: 'works' },
    demonstrates: {
      eligibility: 'Account Already Registered, SUSPENDED: “This account is already registered.”',
      activation: { 'Open the link.': 'Failed: “Something went wrong, unable to complete activation.”' },
      signIn: 'Out of use: cannot sign in',
    },
  }),
  person('210012345884', 'Daniel Novak', '18 Spruce Street', 'Scranton', '+15705550129', {
    login: { loginId: 'dnovak_1977', status: 'ACTIVE', daysAgo: 700, smsFactor: '+15705550129' },
    demonstrates: { signIn: 'Asked for the code of an SMS (outbox), then signed in' },
  }),
  person('210012345892', 'Ruth Abrams', '250 Lackawanna Avenue', 'Scranton', '+15705550130', {
    login: { loginId: 'ruth-abrams', status: 'ACTIVE', daysAgo: 1200, groups: ['Everyone', 'Admins'] },
    demonstrates: { signIn: 'Signed in, member of the group Admins (for route guards that ask for it)' },
  }),
  person('210012345900', 'Tomás Herrera', '64 Olive Street', 'Scranton', '+15705550131', {
    email: 'tomas.herrera@example.com',
    login: { loginId: 'tomasherrera', status: 'ACTIVE', daysAgo: 30, language: 'es' },
    demonstrates: { signIn: 'Signed in; his mails and SMS are in Spanish' },
  }),
  person('210012345918', 'Nina Sorokin', '7 Clay Avenue, Unit 2', 'Scranton', '+15705550132', {
    paperless: true,
    login: {
      loginId: 'nina_sorokin',
      status: 'ACTIVE',
      daysAgo: 20,
      unconfirmedPhone: '+15705550132',
      shares: ['210012345892'],
    },
    demonstrates: {
      signIn:
        'Signed in; her account page shows two accounts, and the phone whose code she never entered, to be confirmed there',
    },
  }),
]
