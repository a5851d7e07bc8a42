import { describe, expect, it } from 'vitest'
import { reviewLookup } from '../../../machines/forms/account-lookup.ts'
import type { LookupEntries } from '../../../machines/forms/lookup-form.ts'

const empty: LookupEntries = {
  mode: 'phone',
  customerType: 'individual',
  firstName: '',
  lastName: '',
  customerName: '',
  phone: '',
  phoneCountry: 'US',
  email: '',
  houseNumber: '',
  streetName: '',
  supplement: '',
  city: '',
  state: '',
  zipCode: '',
}
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

describe('reviewLookup returns the errors of the account lookup form, or the search criteria if the form is valid', () => {
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
      {
        firstName: 'firstNameRequired',
        lastName: 'lastNameRequired',
        streetName: 'streetNameRequired',
        city: 'cityRequired',
        state: 'stateRequired',
        zipCode: 'zipCodeRequired',
      },
    ],
    [
      'address',
      'business',
      {
        customerName: 'customerNameRequired',
        streetName: 'streetNameRequired',
        city: 'cityRequired',
        state: 'stateRequired',
        zipCode: 'zipCodeRequired',
      },
    ],
  ] as const)(
    'for an empty form with a search by %s and the customer type %s, reviewLookup reports every required field',
    (mode, customerType, errors) => {
      expect(reviewLookup({ ...empty, mode, customerType })).toEqual({ kind: 'incomplete', errors })
      const blank = { ...empty, firstName: ' ', lastName: ' ', customerName: ' ', streetName: ' ', city: ' ' }
      expect(reviewLookup({ ...blank, mode, customerType })).toEqual({ kind: 'incomplete', errors })
    },
  )

  it('for a search by phone, reviewLookup returns the name, and the phone number with and without its calling code', () => {
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

  it('for a search by address, reviewLookup returns the values and the street name without its type', () => {
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

  it('if the optional fields are empty, reviewLookup returns only the street name as the address', () => {
    const entries = { ...filled, mode: 'address', houseNumber: '', email: '', supplement: '' } as const
    expect(reviewLookup(entries)).toMatchObject({
      kind: 'complete',
      criteria: { record: { houseNumber: '', email: '', supplement: '', address: 'orchard' } },
    })
  })
})
