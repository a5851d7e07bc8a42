import type { SamplePerson } from './person.ts'

const riverton = { city: 'Riverton', state: 'NJ', zipCode: '08077' }
const scranton = { city: 'Scranton', state: 'PA', zipCode: '18503' }

export const peopleWithLogin: readonly SamplePerson[] = [
  {
    contractNumber: '210012345801',
    name: { firstName: 'Maria', lastName: 'Chen' },
    address: { houseNumber: '1207', streetName: 'Mill Race Road', ...riverton },
    email: 'maria.chen@example.com',
    phone: '+16095550121',
    companyCode: 'NJ',
    login: { loginId: 'mchen_1207', status: 'ACTIVE', daysAgo: 400, link: 'used' },
    demonstrates: [
      {
        flow: 'eligibility',
        outcome:
          'Account Already Registered, ACTIVE: “This account is already registered.” with Login, Forgot ID, Reset Password',
      },
      {
        flow: 'creation',
        todo: 'Ask for the login ID mchen_1207 with any other account.',
        outcome: '“Login Id Not Available”',
      },
      { flow: 'activation', todo: 'Open the link again.', outcome: 'Already Activated, without her details' },
      {
        flow: 'activation',
        todo: 'Below an expired link, ask for a new mail for mchen_1207.',
        outcome: 'Activated: “… has already been activated.”',
      },
      { flow: 'signIn', outcome: 'Signed in, greeted by name' },
    ],
  },
  {
    contractNumber: '210012345819',
    name: { firstName: 'Noah', lastName: 'Kowalski' },
    address: { houseNumber: '12', streetName: 'Penn Street', ...riverton },
    email: 'noah.kowalski@example.com',
    phone: '+16095550122',
    companyCode: 'NJ',
    login: { loginId: 'nkowalski1', status: 'STAGED', daysAgo: 2 },
    demonstrates: [
      {
        flow: 'eligibility',
        outcome:
          'Account Already Registered, STAGED: “Registration In Progress” with Resend Activation Email (Sent Successfully; from the sixth mail of a day on 429, with the time to wait)',
      },
      { flow: 'signIn', outcome: 'Not yet activated: told to open the link first' },
    ],
  },
  {
    contractNumber: '210012345827',
    name: { customerName: 'Mill Race Bakery LLC' },
    address: { houseNumber: '1190', streetName: 'Mill Race Road', ...riverton },
    email: 'orders@millracebakery.example.com',
    phone: '+16095550123',
    companyCode: 'NJ',
    login: { loginId: 'millrace-llc', status: 'PROVISIONED', daysAgo: 1, link: 'works' },
    demonstrates: [
      {
        flow: 'eligibility',
        todo: 'Choose Business.',
        outcome: 'Account Already Registered, waiting for its link: “Registration In Progress”',
      },
      { flow: 'activation', todo: 'Open the link.', outcome: 'Success: activated, with account details' },
    ],
  },
  {
    contractNumber: '210012345835',
    name: { firstName: 'Aisha', lastName: 'Bello' },
    address: { houseNumber: '33', streetName: 'Thomas Avenue', ...riverton },
    email: 'aisha.bello@example.com',
    phone: '+16095550124',
    companyCode: 'NJ',
    login: { loginId: 'aishabello', status: 'STAGED', daysAgo: 25, link: 'expired' },
    demonstrates: [
      {
        flow: 'eligibility',
        outcome: 'Eligible again: the registration of 25 days ago was never activated and has lapsed',
      },
      { flow: 'activation', todo: 'Open the link.', outcome: 'Lapsed: to be registered anew' },
    ],
  },
  {
    contractNumber: '210012345843',
    name: { firstName: 'Omar', lastName: 'Haddad' },
    address: { houseNumber: '501', streetName: 'Howard Street', ...riverton },
    email: 'omar.haddad@example.com',
    phone: '+16095550125',
    companyCode: 'NJ',
    login: { loginId: 'omar-haddad', status: 'STAGED', daysAgo: 1, link: 'works' },
    demonstrates: [
      { flow: 'activation', todo: 'Open the link.', outcome: 'Success: activated, with account details' },
    ],
  },
  {
    contractNumber: '210012345850',
    name: { firstName: 'Beatriz', lastName: 'Lima' },
    address: { houseNumber: '9', streetName: 'Fulton Street', ...riverton },
    email: 'beatriz.lima@example.com',
    phone: '+16095550126',
    companyCode: 'NJ',
    login: { loginId: 'beatriz_lima', status: 'STAGED', daysAgo: 5, link: 'expired' },
    demonstrates: [
      {
        flow: 'activation',
        todo: 'Open the link, then type the login ID beatriz_lima.',
        outcome: 'BadTagException: the link has expired; a new one is sent (Sent Successfully)',
      },
    ],
  },
  {
    contractNumber: '210012345868',
    name: { firstName: 'Fatima', middleName: 'Zahra', lastName: 'Idrissi' },
    address: { houseNumber: '77', streetName: 'Market Street', ...riverton },
    email: 'fatima.idrissi@example.com',
    phone: '+16095550127',
    companyCode: 'NJ',
    login: { loginId: 'f_idrissi', status: 'STAGED', daysAgo: 3, link: 'works', interactionRecorded: true },
    demonstrates: [
      {
        flow: 'activation',
        todo: 'Open the link.',
        outcome: 'Success, Interaction Record Created True: registrationCompleted is not called',
      },
    ],
  },
  {
    contractNumber: '210012345876',
    name: { firstName: 'Derek', lastName: 'Stone' },
    address: { houseNumber: '140', streetName: 'Wyoming Avenue', ...scranton },
    email: 'derek.stone@example.com',
    phone: '+15705550128',
    companyCode: 'PA',
    login: { loginId: 'dstone_140', status: 'SUSPENDED', daysAgo: 90, link: 'works' },
    demonstrates: [
      {
        flow: 'eligibility',
        outcome: 'Account Already Registered, SUSPENDED: “This account is already registered.”',
      },
      {
        flow: 'activation',
        todo: 'Open the link.',
        outcome: 'Failed: “Something went wrong, unable to complete activation.”',
      },
      { flow: 'signIn', outcome: 'Out of use: cannot sign in' },
    ],
  },
  {
    contractNumber: '210012345884',
    name: { firstName: 'Daniel', lastName: 'Novak' },
    address: { houseNumber: '18', streetName: 'Spruce Street', ...scranton },
    email: 'daniel.novak@example.com',
    phone: '+15705550129',
    companyCode: 'PA',
    login: { loginId: 'dnovak_1977', status: 'ACTIVE', daysAgo: 700, smsFactor: '+15705550129' },
    demonstrates: [{ flow: 'signIn', outcome: 'Asked for the code of an SMS (outbox), then signed in' }],
  },
  {
    contractNumber: '210012345892',
    name: { firstName: 'Ruth', lastName: 'Abrams' },
    address: { houseNumber: '250', streetName: 'Lackawanna Avenue', ...scranton },
    email: 'ruth.abrams@example.com',
    phone: '+15705550130',
    companyCode: 'PA',
    login: { loginId: 'ruth-abrams', status: 'ACTIVE', daysAgo: 1200, groups: ['Everyone', 'Admins'] },
    demonstrates: [
      { flow: 'signIn', outcome: 'Signed in, member of the group Admins (for route guards that ask for it)' },
    ],
  },
  {
    contractNumber: '210012345900',
    name: { firstName: 'Tomás', lastName: 'Herrera' },
    address: { houseNumber: '64', streetName: 'Olive Street', ...scranton },
    email: 'tomas.herrera@example.com',
    phone: '+15705550131',
    companyCode: 'PA',
    login: { loginId: 'tomasherrera', status: 'ACTIVE', daysAgo: 30, language: 'es' },
    demonstrates: [{ flow: 'signIn', outcome: 'Signed in; his mails and SMS are in Spanish' }],
  },
  {
    contractNumber: '210012345918',
    name: { firstName: 'Nina', lastName: 'Sorokin' },
    address: { houseNumber: '7', streetName: 'Clay Avenue', supplement: 'Unit 2', ...scranton },
    email: 'nina.sorokin@example.com',
    phone: '+15705550132',
    companyCode: 'PA',
    paperless: true,
    login: {
      loginId: 'nina_sorokin',
      status: 'ACTIVE',
      daysAgo: 20,
      unconfirmedPhone: '+15705550132',
      shares: ['210012345892'],
    },
    demonstrates: [
      {
        flow: 'signIn',
        outcome:
          'Signed in; her account page shows two accounts, and the phone whose code she never entered, to be confirmed there',
      },
    ],
  },
]
