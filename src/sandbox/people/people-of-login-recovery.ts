import type { SamplePerson } from './person.ts'

const cranbury = { city: 'Cranbury', state: 'NJ', zipCode: '08512' }
const unable = '“Unable to send login ID”'
const alike = 'Multiple users found: the account number is asked for, then Login Id sent'

/** Every response status of document 2, §8. */
export const peopleOfLoginRecovery: readonly SamplePerson[] = [
  {
    contractNumber: '210012346106',
    name: { firstName: 'Hannah', lastName: 'Weiss' },
    address: { houseNumber: '61', streetName: 'Main Street', ...cranbury },
    email: 'weiss.family@example.com',
    phone: '+16095550151',
    companyCode: 'NJ',
    login: { loginId: 'hannahweiss', status: 'ACTIVE', daysAgo: 250 },
    demonstrates: [{ flow: 'forgotLogin', outcome: alike }],
  },
  {
    contractNumber: '210012346114',
    name: { firstName: 'Peter', lastName: 'Weiss' },
    address: { houseNumber: '63', streetName: 'Main Street', ...cranbury },
    email: 'weiss.family@example.com',
    phone: '+16095550152',
    companyCode: 'NJ',
    login: { loginId: 'peter_weiss', status: 'ACTIVE', daysAgo: 251 },
    demonstrates: [{ flow: 'forgotLogin', outcome: alike }],
  },
  {
    contractNumber: '210012346122',
    name: { firstName: 'Olga', lastName: 'Fisher' },
    address: { houseNumber: '5', streetName: 'Bunker Hill Road', ...cranbury },
    email: 'olga.fisher@bounces.example.com',
    phone: '+16095550153',
    companyCode: 'NJ',
    login: { loginId: 'olgafisher', status: 'ACTIVE', daysAgo: 40 },
    recovery: { mailRefusal: 'Failed to send email' },
    demonstrates: [
      { flow: 'forgotLogin', outcome: `Failed to send email: ${unable}` },
      {
        flow: 'forgotPassword',
        outcome: 'Any other status (Failed to send email): “Unable to send password recovery email.”',
      },
    ],
  },
  {
    contractNumber: '210012346130',
    name: { firstName: 'Marcus', lastName: 'Bell' },
    address: { houseNumber: '7', streetName: 'Bunker Hill Road', ...cranbury },
    email: 'marcus.bell@bounces.example.com',
    phone: '+16095550154',
    companyCode: 'NJ',
    login: { loginId: 'marcusbell', status: 'ACTIVE', daysAgo: 41 },
    recovery: { mailRefusal: 'MessagingException' },
    demonstrates: [{ flow: 'forgotLogin', outcome: `MessagingException: ${unable}` }],
  },
  {
    contractNumber: '210012346148',
    name: { firstName: 'Yuki', lastName: 'Sato' },
    address: { houseNumber: '9', streetName: 'Bunker Hill Road', ...cranbury },
    email: 'yuki.sato@bounces.example.com',
    phone: '+16095550155',
    companyCode: 'NJ',
    login: { loginId: 'yuki-sato', status: 'ACTIVE', daysAgo: 42 },
    recovery: { mailRefusal: 'Failed Sending' },
    demonstrates: [{ flow: 'forgotLogin', outcome: `Failed Sending: ${unable}` }],
  },
  {
    contractNumber: '210012346155',
    name: { firstName: 'Rosa', lastName: 'Delgado' },
    address: { houseNumber: '11', streetName: 'Bunker Hill Road', ...cranbury },
    email: 'rosa.delgado@example.com',
    phone: '+16095550156',
    companyCode: 'NJ',
    recovery: { hasNoLoginId: true },
    demonstrates: [{ flow: 'forgotLogin', outcome: `Login Id not found: ${unable}` }],
  },
]
