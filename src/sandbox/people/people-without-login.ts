import { person } from './make-person.ts'
import type { SamplePerson } from './person.ts'

const eligible = 'Eligible: on to create a login'

/** For the eligibility check and the creation of a login. */
export const peopleWithoutLogin: readonly SamplePerson[] = [
  person('210012345678', 'Jordan Rivera', '48 Orchard Lane', 'Riverton', '+16095550148', {
    middleName: 'M',
    demonstrates: {
      eligibility: { 'The sample bill of the form.': eligible },
      creation: [
        'STAGED: registered, activation mail in the outbox',
        {
          'Tick multi-factor authentication and give +1 609 555 0148. The SMS is in the outbox.':
            'mfaEnrolledStatus Success; the right code makes the factor ACTIVE, a second try of it says “Factor is already active.”',
        },
      ],
    },
  }),
  person(
    '210012345686',
    'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
    '2 Greenhouse Road, Gate B',
    'Riverton',
    '+16095550102',
    {
      isBusiness: true,
      email: 'a-very-long-address-that-has-to-wrap-somewhere@cooperative-nursery.example.com',
      demonstrates: {
        eligibility: { 'Choose Business.': eligible },
        creation: 'PROVISIONED: registered, activation mail in the outbox',
      },
    },
  ),
  person('210012345694', "Siobhan O'Brien-Walsh", '7 Heron Court, Apt 3', 'Riverton', '+16095550103', {
    email: 'siobhan.obrien@example.com',
    demonstrates: {
      eligibility: {
        'Type the last name as OBrien.':
          'Incorrect account details provided: “Details entered do not match information on record.”',
      },
      creation: {
        'Register with the phone +1 609 555 0199, which takes no SMS.':
          'mfaEnrolledStatus Failed: registered, without a second factor',
      },
    },
  }),
  person('210012345702', 'Lucía Fernández Ortega', '310 Delaware Avenue', 'Riverton', '+16095550104', {
    email: 'lucia.fernandez@example.com',
    demonstrates: {
      creation: { 'Switch the page to Spanish first.': 'STAGED, and the mail comes in Spanish' },
    },
  }),
  person('210012345710', 'Walter Okafor', '15 Cinnaminson Street', 'Riverton', '+16095550105', {
    refusal: { details: 'SAP Registration Process not successful', code: '068' },
    demonstrates: {
      eligibility:
        'SAP Registration Process not successful, StatusCode 068: “Details entered do not match information on record.”',
    },
  }),
  person('210012345728', 'Linh Tran', '92 Bank Avenue', 'Riverton', '+16095550106', {
    refusal: { details: 'SAP Registration Process not successful', code: '014' },
    demonstrates: {
      eligibility:
        'SAP Registration Process not successful, another StatusCode: “Account Not Eligible for Registration”',
    },
  }),
  person('210012345736', 'Grace Adeyemi', '1201 Peninsula Boulevard', 'Hewlett', '+15165550107', {
    demonstrates: { eligibility: 'NY Company code present: on to the sister provider’s site' },
  }),
  person('210012345744', 'Five Towns Hardware Inc.', '88 Broadway', 'Woodmere', '+15165550108', {
    isBusiness: true,
    email: 'office@fivetownshardware.example.com',
    demonstrates: {
      eligibility: {
        'Choose Business.':
          'NY Company code present: on to the sister provider’s site, with the organization’s name',
      },
    },
  }),
  person('210012345751', 'Samuel Cohen', '60 Main Street', 'Riverton', '+16095550109', {
    middleName: 'David',
    refusal: { details: 'NY Only Customer' },
    demonstrates: {
      eligibility:
        'NY Only Customer: “Account Not Eligible for Registration, Please go to the sister provider to Register.”',
    },
  }),
  person('210012345769', 'Elena Petrova', '5 Linden Place', 'Palmyra', '+16095550110', {
    refusal: { details: 'Registration on hold' },
    demonstrates: {
      eligibility: 'Any other Details: “Something went wrong. Please contact us or try again.”',
    },
  }),
  person('210012345777', 'Harold Bishop', '23 Cedar Street', 'Palmyra', '+16095550111', {
    creationRefused: true,
    demonstrates: { creation: 'FAILED: “Could not create user”' },
  }),
  person('210012345785', 'Ingrid Larsen', '410 Elm Avenue', 'Scranton', '+15705550112', {
    interactionRefused: true,
    demonstrates: {
      creation: 'STAGED; the interaction record answers E, which is logged and blocks nothing',
    },
  }),
  person('210012347203', 'Amélie Tremblay', '12 Orchard Lane', 'Riverton', '+16095550171', {
    email: 'amelie.tremblay@example.com',
    demonstrates: {
      creation: {
        'Choose French in the header first.': 'STAGED: the activation mail in the outbox is in French',
      },
    },
  }),
  person('210012347211', 'Wei Zhang', '14 Orchard Lane', 'Riverton', '+16095550172', {
    demonstrates: {
      creation: {
        'Choose Chinese in the header first.': 'STAGED: the activation mail in the outbox is in Chinese',
      },
    },
  }),
]
