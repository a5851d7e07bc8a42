import { expect, test } from 'vitest'
import { eligibilityOutcome } from '../../../src/portal/flows/registration/eligibility.ports.ts'
import { eligibilityBody } from '../../../src/portal/flows/registration/registration.calls.ts'
import { received } from '../kit/decoded.ts'
import { business, ineligible, person } from './create-login-examples.ts'

test('the body has the names of a person or of a business', () => {
  expect(eligibilityBody(person)).toEqual({
    connectionContractNumber: '210012345678',
    customerType: 'Person',
    firstName: 'Jordan',
    middleName: 'M',
    lastName: 'Rivera',
  })
  expect(eligibilityBody({ ...business, firstName: 'left over' })).toEqual({
    connectionContractNumber: '210012345678',
    customerType: 'Organization',
    customerName: 'Riverton Nursery',
  })
})

const refused = (refusal: string) => ({ kind: 'refused', refusal })

test.each([
  [{ Status: 'Eligible' }, { kind: 'eligible' }],
  [{ Status: 'Eligible', Details: 'NY Only Customer' }, { kind: 'eligible' }],
  [{ Status: 'eligible' }, refused('somethingWrong')],
  [{ Details: 'Incorrect account details provided' }, refused('detailsDoNotMatch')],
  [{ Details: 'Connection contract number does not exist' }, refused('accountNumberNotFound')],
  [{ Details: 'SAP Registration Process not successful', StatusCode: '068' }, refused('detailsDoNotMatch')],
  [{ Details: 'SAP Registration Process not successful', StatusCode: '68' }, refused('notEligible')],
  [{ Details: 'NY Company code present' }, { kind: 'sisterRegistration' }],
  [{ Details: 'NY Only Customer' }, refused('sisterCustomer')],
  [
    {
      Details: 'Account Already Registered',
      'Okta Account Status': 'STAGED',
      'Okta Id': '00u1',
    },
    { kind: 'registrationInProgress', oktaId: '00u1', secondsLeft: 7, changeable: '' },
  ],
  [{ Details: 'Account Already Registered', 'Okta Account Status': 'ACTIVE' }, { kind: 'alreadyRegistered' }],
  [{ Details: 'Account Already Registered' }, { kind: 'alreadyRegistered' }],
  [{ Details: 'something new' }, refused('somethingWrong')],
  [{}, refused('somethingWrong')],
])(
  'the response %j of checkRegistrationEligibility is mapped to the documented outcome',
  (change, outcome) => {
    expect(
      eligibilityOutcome(received('checkRegistrationEligibility', { ...ineligible, ...change }), 7),
    ).toEqual(outcome)
  },
)
