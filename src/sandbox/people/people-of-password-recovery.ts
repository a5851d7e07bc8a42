import type { SamplePerson } from './person.ts'

const cranbury = { city: 'Cranbury', state: 'NJ', zipCode: '08512' }
const contactService =
  '“We are unable to send a password reset email for this account at this time, please contact customer service …”'

/** Every response status of document 1, §4. */
export const peopleOfPasswordRecovery: readonly SamplePerson[] = [
  {
    contractNumber: '210012346007',
    name: { firstName: 'Priya', lastName: 'Raman' },
    address: { houseNumber: '14', streetName: 'Station Road', ...cranbury },
    email: 'priya.raman@example.com',
    phone: '+16095550140',
    companyCode: 'NJ',
    login: { loginId: 'priya_raman', status: 'ACTIVE', daysAgo: 500 },
    demonstrates: [
      {
        flow: 'forgotPassword',
        outcome: 'Password Reset Email Sent: the link of the mail leads to a new password, once, for an hour',
      },
      { flow: 'forgotPassword', todo: 'The login ID as PRIYA_RAMAN.', outcome: 'The same' },
      {
        flow: 'forgotPassword',
        todo: 'Ask six times.',
        outcome:
          'Password Reset Email Sent each time, but five mails a day: the link of the fifth works for an hour',
      },
      { flow: 'forgotLogin', outcome: 'Login Id sent: “Forgot Login ID Confirmation”' },
      { flow: 'accountLookup', outcome: 'Sent Successfully: the account number is in the mail' },
    ],
  },
  {
    contractNumber: '210012346015',
    name: { firstName: 'Carmen', lastName: 'Ruiz Vega' },
    address: { houseNumber: '52', streetName: 'Park Place Road', ...cranbury },
    email: 'carmen.ruiz@example.com',
    phone: '+16095550141',
    companyCode: 'NJ',
    login: { loginId: 'carmen-ruiz', status: 'ACTIVE', daysAgo: 60, language: 'es' },
    demonstrates: [
      {
        flow: 'forgotPassword',
        outcome: 'Password Reset Email Sent; mail and reset page are in the language of the page',
      },
    ],
  },
  {
    contractNumber: '210012346023',
    name: { firstName: 'Nadia', lastName: 'Rahman' },
    address: { houseNumber: '8', streetName: 'Symmes Court', ...cranbury },
    email: 'nadia.rahman@example.com',
    phone: '+16095550142',
    companyCode: 'NJ',
    login: { loginId: 'nadia_rahman', status: 'ACTIVE', daysAgo: 800 },
    recovery: { otherEmails: ['n.rahman@work.example.com', 'rahman-family@example.net'] },
    demonstrates: [
      {
        flow: 'forgotPassword',
        outcome:
          'Email Update Required: choose one of three addresses, then Password Reset Email Sent. The one whose link is used is the only one after that',
      },
    ],
  },
  {
    contractNumber: '210012346031',
    name: { firstName: 'Lars', lastName: 'Nyberg' },
    address: { houseNumber: '3', streetName: 'Evans Drive', ...cranbury },
    email: 'lars.nyberg@example.com',
    phone: '+16095550143',
    companyCode: 'NJ',
    login: { loginId: 'larsnyberg', status: 'ACTIVE', daysAgo: 900 },
    recovery: { otherEmails: ['nyberg@old-provider.example.net'], mailRefusal: 'Failed Sending' },
    demonstrates: [
      {
        flow: 'forgotPassword',
        todo: 'Choose the address at example.com.',
        outcome: 'Email Update Required, then a failure: “Unable to send password recovery email.”',
      },
    ],
  },
  {
    contractNumber: '210012346049',
    name: { firstName: 'Ben', lastName: 'Carter' },
    address: { houseNumber: '21', streetName: 'Prospect Street', ...cranbury },
    email: 'ben.carter@example.com',
    phone: '+16095550144',
    companyCode: 'NJ',
    login: { loginId: 'ben_carter', status: 'STAGED', daysAgo: 4 },
    demonstrates: [
      {
        flow: 'forgotPassword',
        outcome:
          'Inactive, STAGED: “Your account has been created but is not yet activated.” with Resend Activation Email',
      },
    ],
  },
  {
    contractNumber: '210012346056',
    name: { firstName: 'Joan', lastName: 'Mercer' },
    address: { houseNumber: '30', streetName: 'Old Trenton Road', ...cranbury },
    email: 'joan.mercer@example.com',
    phone: '+16095550145',
    companyCode: 'NJ',
    login: { loginId: 'joan-mercer', status: 'SUSPENDED', daysAgo: 300 },
    demonstrates: [{ flow: 'forgotPassword', outcome: `Inactive, SUSPENDED: ${contactService} SUSPENDED` }],
  },
  {
    contractNumber: '210012346064',
    name: { firstName: 'Otto', lastName: 'Lindqvist' },
    address: { houseNumber: '17', streetName: 'Maplewood Avenue', ...cranbury },
    email: 'otto.lindqvist@example.com',
    phone: '+16095550146',
    companyCode: 'NJ',
    recovery: { formerLogin: { loginId: 'otto_1951', refusal: 'Migration Failed' } },
    demonstrates: [
      { flow: 'forgotPassword', outcome: `Login found in db, Migration Failed: ${contactService}` },
    ],
  },
  {
    contractNumber: '210012346072',
    name: { firstName: 'Vera', lastName: 'Kolar' },
    address: { houseNumber: '90', streetName: 'Plainsboro Road', ...cranbury },
    email: 'vera.kolar@example.com',
    phone: '+16095550147',
    companyCode: 'NJ',
    recovery: { formerLogin: { loginId: 'verakolar', refusal: 'Get User Details Error' } },
    demonstrates: [
      { flow: 'forgotPassword', outcome: `Login found in db, Get User Details Error: ${contactService}` },
    ],
  },
  {
    contractNumber: '210012346080',
    name: { firstName: 'Leah', lastName: 'Goldberg' },
    address: {
      houseNumber: '6',
      streetName: 'Irving Place',
      city: 'Woodmere',
      state: 'NY',
      zipCode: '11598',
    },
    email: 'leah.goldberg@example.com',
    phone: '+15165550149',
    companyCode: 'NY',
    recovery: { formerLogin: { loginId: 'l_goldberg', refusal: 'Not Migrated' } },
    demonstrates: [
      {
        flow: 'forgotPassword',
        outcome:
          'Login found in db, NY Customer: the New York panel, which points to the sister provider’s site',
      },
      {
        flow: 'accountLookup',
        outcome:
          'NY Account: “Unable to find an account eligible for registration associated with the information provided.”',
      },
    ],
  },
  {
    contractNumber: '210012346098',
    name: { firstName: 'Ivan', lastName: 'Dimitrov' },
    address: { houseNumber: '45', streetName: 'Half Acre Road', ...cranbury },
    email: 'ivan.dimitrov@example.com',
    phone: '+16095550150',
    companyCode: 'NJ',
    recovery: { formerLogin: { loginId: 'i-dimitrov', refusal: 'Not Migrated' } },
    demonstrates: [
      {
        flow: 'forgotPassword',
        outcome: 'Login found in db, any other Details: on to the self-service site',
      },
    ],
  },
]
