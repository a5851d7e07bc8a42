import { expect, it } from 'vitest'
import { reviewLookup } from '../../../machines/forms/account-lookup.ts'
import { lookupForm, type LookupEntries } from '../../../machines/forms/lookup-form.ts'

const { empty } = lookupForm
const filled: LookupEntries = {
  ...empty,
  firstName: 'Jordan',
  lastName: 'Rivera',
  customerName: 'Riverton Nursery',
  phone: '(609) 555-0148',
  email: 'jordan@example.com',
  houseNumber: '48',
  streetName: 'Orchard LANE',
  supplement: '2nd floor',
  city: 'Riverton',
  state: 'NJ',
  zipCode: '08077',
}

const addressErrors = {
  streetName: 'streetNameRequired',
  city: 'cityRequired',
  state: 'stateRequired',
  zipCode: 'zipCodeRequired',
}
it.each([
  [
    'phone',
    'individual',
    { firstName: 'firstNameRequired', lastName: 'lastNameRequired', phone: 'phoneInvalid' },
  ],
  ['phone', 'business', { customerName: 'customerNameRequired', phone: 'phoneInvalid' }],
  [
    'address',
    'individual',
    { firstName: 'firstNameRequired', lastName: 'lastNameRequired', ...addressErrors },
  ],
  ['address', 'business', { customerName: 'customerNameRequired', ...addressErrors }],
] as const)('an empty search by %s of an %s needs every field', (mode, customerType, errors) => {
  expect(reviewLookup({ ...empty, mode, customerType })).toEqual({ kind: 'incomplete', errors })
  const blank = { ...empty, firstName: ' ', lastName: ' ', customerName: ' ', streetName: ' ', city: ' ' }
  expect(reviewLookup({ ...blank, mode, customerType })).toEqual({ kind: 'incomplete', errors })
})

it('the phone is searched with and without its calling code', () => {
  const phone = { phoneNumber: '+16095550148', phoneNumberNoCountry: '6095550148' }
  expect(reviewLookup(filled)).toEqual({
    kind: 'complete',
    criteria: {
      mode: 'phone',
      record: { customerType: 'individual', firstName: 'Jordan', lastName: 'Rivera', ...phone },
    },
  })
  expect(reviewLookup({ ...filled, customerType: 'business' })).toEqual({
    kind: 'complete',
    criteria: {
      mode: 'phone',
      record: { customerType: 'business', customerName: 'Riverton Nursery', ...phone },
    },
  })
})

it('the street is searched without its type', () => {
  expect(reviewLookup({ ...filled, mode: 'address' })).toEqual({
    kind: 'complete',
    criteria: {
      mode: 'address',
      record: {
        customerType: 'individual',
        firstName: 'Jordan',
        lastName: 'Rivera',
        email: 'jordan@example.com',
        houseNumber: '48',
        streetName: 'orchard',
        supplement: '2nd floor',
        city: 'Riverton',
        state: 'NJ',
        zipCode: '08077',
        address: '48 orchard',
      },
    },
  })
})

it('without optional fields, the address is the street', () => {
  const entries = { ...filled, mode: 'address', houseNumber: '', email: '', supplement: '' } as const
  expect(reviewLookup(entries)).toMatchObject({
    kind: 'complete',
    criteria: { record: { houseNumber: '', email: '', supplement: '', address: 'orchard' } },
  })
})
