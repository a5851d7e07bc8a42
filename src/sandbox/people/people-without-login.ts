import type { SamplePerson } from './person.ts'

const riverton = { city: 'Riverton', state: 'NJ', zipCode: '08077' }
const eligible = 'Eligible: on to create a login'

/** For the eligibility check and the creation of a login. */
export const peopleWithoutLogin: readonly SamplePerson[] = [
  {
    contractNumber: '210012345678',
    name: { firstName: 'Jordan', middleName: 'M', lastName: 'Rivera' },
    address: { houseNumber: '48', streetName: 'Orchard Lane', ...riverton },
    email: 'jordan.rivera@example.com',
    phone: '+16095550148',
    companyCode: 'NJ',
    demonstrates: [
      { flow: 'eligibility', todo: 'The sample bill of the form.', outcome: eligible },
      { flow: 'creation', outcome: 'STAGED: registered, activation mail in the outbox' },
      {
        flow: 'creation',
        todo: 'Tick multi-factor authentication and give +1 609 555 0148. The SMS is in the outbox.',
        outcome:
          'mfaEnrolledStatus Success; the right code makes the factor ACTIVE, a second try of it says “Factor is already active.”',
      },
    ],
  },
  {
    contractNumber: '210012345686',
    name: { customerName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society' },
    address: { houseNumber: '2', streetName: 'Greenhouse Road', supplement: 'Gate B', ...riverton },
    email: 'a-very-long-address-that-has-to-wrap-somewhere@cooperative-nursery.example.com',
    phone: '+16095550102',
    companyCode: 'NJ',
    demonstrates: [
      { flow: 'eligibility', todo: 'Choose Business.', outcome: eligible },
      { flow: 'creation', outcome: 'PROVISIONED: registered, activation mail in the outbox' },
    ],
  },
  {
    contractNumber: '210012345694',
    name: { firstName: 'Siobhan', lastName: "O'Brien-Walsh" },
    address: { houseNumber: '7', streetName: 'Heron Court', supplement: 'Apt 3', ...riverton },
    email: 'siobhan.obrien@example.com',
    phone: '+16095550103',
    companyCode: 'NJ',
    demonstrates: [
      {
        flow: 'eligibility',
        todo: 'Type the last name as OBrien.',
        outcome: 'Incorrect account details provided: “Details entered do not match information on record.”',
      },
      {
        flow: 'creation',
        todo: 'Register with the phone +1 609 555 0199, which takes no SMS.',
        outcome: 'mfaEnrolledStatus Failed: registered, without a second factor',
      },
    ],
  },
  {
    contractNumber: '210012345702',
    name: { firstName: 'Lucía', lastName: 'Fernández Ortega' },
    address: { houseNumber: '310', streetName: 'Delaware Avenue', ...riverton },
    email: 'lucia.fernandez@example.com',
    phone: '+16095550104',
    companyCode: 'NJ',
    demonstrates: [
      {
        flow: 'creation',
        todo: 'Switch the page to Spanish first.',
        outcome: 'STAGED, and the mail comes in Spanish',
      },
    ],
  },
  {
    contractNumber: '210012345710',
    name: { firstName: 'Walter', lastName: 'Okafor' },
    address: { houseNumber: '15', streetName: 'Cinnaminson Street', ...riverton },
    email: 'walter.okafor@example.com',
    phone: '+16095550105',
    companyCode: 'NJ',
    refusal: { details: 'SAP Registration Process not successful', code: '068' },
    demonstrates: [
      {
        flow: 'eligibility',
        outcome:
          'SAP Registration Process not successful, StatusCode 068: “Details entered do not match information on record.”',
      },
    ],
  },
  {
    contractNumber: '210012345728',
    name: { firstName: 'Linh', lastName: 'Tran' },
    address: { houseNumber: '92', streetName: 'Bank Avenue', ...riverton },
    email: 'linh.tran@example.com',
    phone: '+16095550106',
    companyCode: 'NJ',
    refusal: { details: 'SAP Registration Process not successful', code: '014' },
    demonstrates: [
      {
        flow: 'eligibility',
        outcome:
          'SAP Registration Process not successful, another StatusCode: “Account Not Eligible for Registration”',
      },
    ],
  },
  {
    contractNumber: '210012345736',
    name: { firstName: 'Grace', lastName: 'Adeyemi' },
    address: {
      houseNumber: '1201',
      streetName: 'Peninsula Boulevard',
      city: 'Hewlett',
      state: 'NY',
      zipCode: '11557',
    },
    email: 'grace.adeyemi@example.com',
    phone: '+15165550107',
    companyCode: 'NY',
    demonstrates: [
      { flow: 'eligibility', outcome: 'NY Company code present: on to the sister provider’s site' },
    ],
  },
  {
    contractNumber: '210012345744',
    name: { customerName: 'Five Towns Hardware Inc.' },
    address: { houseNumber: '88', streetName: 'Broadway', city: 'Woodmere', state: 'NY', zipCode: '11598' },
    email: 'office@fivetownshardware.example.com',
    phone: '+15165550108',
    companyCode: 'NY',
    demonstrates: [
      {
        flow: 'eligibility',
        todo: 'Choose Business.',
        outcome: 'NY Company code present: on to the sister provider’s site, with the organization’s name',
      },
    ],
  },
  {
    contractNumber: '210012345751',
    name: { firstName: 'Samuel', middleName: 'David', lastName: 'Cohen' },
    address: { houseNumber: '60', streetName: 'Main Street', ...riverton },
    email: 'samuel.cohen@example.com',
    phone: '+16095550109',
    companyCode: 'NJ',
    refusal: { details: 'NY Only Customer' },
    demonstrates: [
      {
        flow: 'eligibility',
        outcome:
          'NY Only Customer: “Account Not Eligible for Registration, Please go to the sister provider to Register.”',
      },
    ],
  },
  {
    contractNumber: '210012345769',
    name: { firstName: 'Elena', lastName: 'Petrova' },
    address: { houseNumber: '5', streetName: 'Linden Place', city: 'Palmyra', state: 'NJ', zipCode: '08065' },
    email: 'elena.petrova@example.com',
    phone: '+16095550110',
    companyCode: 'NJ',
    refusal: { details: 'Registration on hold' },
    demonstrates: [
      {
        flow: 'eligibility',
        outcome: 'Any other Details: “Something went wrong. Please contact us or try again.”',
      },
    ],
  },
  {
    contractNumber: '210012345777',
    name: { firstName: 'Harold', lastName: 'Bishop' },
    address: {
      houseNumber: '23',
      streetName: 'Cedar Street',
      city: 'Palmyra',
      state: 'NJ',
      zipCode: '08065',
    },
    email: 'harold.bishop@example.com',
    phone: '+16095550111',
    companyCode: 'NJ',
    creationRefused: true,
    demonstrates: [{ flow: 'creation', outcome: 'FAILED: “Could not create user”' }],
  },
  {
    contractNumber: '210012345785',
    name: { firstName: 'Ingrid', lastName: 'Larsen' },
    address: {
      houseNumber: '410',
      streetName: 'Elm Avenue',
      city: 'Scranton',
      state: 'PA',
      zipCode: '18503',
    },
    email: 'ingrid.larsen@example.com',
    phone: '+15705550112',
    companyCode: 'PA',
    interactionRefused: true,
    demonstrates: [
      {
        flow: 'creation',
        outcome: 'STAGED; the interaction record answers E, which is logged and blocks nothing',
      },
    ],
  },
  {
    contractNumber: '210012347203',
    name: { firstName: 'Amélie', lastName: 'Tremblay' },
    address: { houseNumber: '12', streetName: 'Orchard Lane', ...riverton },
    email: 'amelie.tremblay@example.com',
    phone: '+16095550171',
    companyCode: 'NJ',
    demonstrates: [
      {
        flow: 'creation',
        todo: 'Choose French in the header first.',
        outcome: 'STAGED: the activation mail in the outbox is in French',
      },
    ],
  },
  {
    contractNumber: '210012347211',
    name: { firstName: 'Wei', lastName: 'Zhang' },
    address: { houseNumber: '14', streetName: 'Orchard Lane', ...riverton },
    email: 'wei.zhang@example.com',
    phone: '+16095550172',
    companyCode: 'NJ',
    demonstrates: [
      {
        flow: 'creation',
        todo: 'Choose Chinese in the header first.',
        outcome: 'STAGED: the activation mail in the outbox is in Chinese',
      },
    ],
  },
]
