import { describe, expect, it } from 'vitest'
import { addressErrors, addressFields, addressTypes } from '../../machines/forms/address.ts'
import type { AddressEntries, AddressField, AddressType } from '../../machines/forms/address.ts'

const whole: AddressEntries = {
  addressType: 'STANDARD',
  houseNumber: '12',
  streetName: 'Ferry Lane',
  streetSupplement: '',
  poBox: '77',
  unit: 'CMR',
  unitNumber: '450',
  apoFmoDpo: 'APO',
  aeApAA: 'AE',
  city: 'Riverton',
  state: 'NJ',
  foreignState: 'Bavaria',
  foreignCountry: 'DE',
  zipCode: '08077',
}
const fields: readonly AddressField[] = [
  ...(['houseNumber', 'streetName', 'poBox', 'unit', 'unitNumber', 'apoFmoDpo'] as const),
  ...(['aeApAA', 'city', 'state', 'foreignState', 'foreignCountry', 'zipCode'] as const),
]

describe.each(addressTypes)('addressErrors returns the errors of an address of type %s', (addressType) => {
  const address = { ...whole, addressType }
  it.each(fields)('an empty %s is an error only if the type includes it', (field) => {
    const isRequired = addressFields[addressType].includes(field)
    const error = isRequired ? `${field}Required` : undefined
    expect(addressErrors({ ...address, [field]: ' ' })[field]).toBe(error)
    expect(addressErrors(address)[field]).toBeUndefined()
  })
})

it.each<[AddressType, readonly AddressField[]]>([
  ['STANDARD', ['houseNumber', 'streetName', 'city', 'state', 'zipCode']],
  ['PO BOX', ['poBox', 'city', 'state', 'zipCode']],
  ['MILITARY', ['unit', 'unitNumber', 'apoFmoDpo', 'aeApAA', 'zipCode']],
  ['FOREIGN', ['houseNumber', 'streetName', 'city', 'foreignState', 'foreignCountry', 'zipCode']],
])('an address of type %s requires the fields of document 2, §5', (addressType, required) => {
  expect(addressFields[addressType]).toEqual(required)
})

it.each(['state', 'unit', 'apoFmoDpo', 'aeApAA', 'foreignCountry'] as const)(
  'a value of %s outside its list is an error',
  (field) => {
    const addressType = addressTypes.find((type) => addressFields[type].includes(field)) ?? 'STANDARD'
    expect(addressErrors({ ...whole, addressType, [field]: 'ZZ' })[field]).toBe(`${field}Required`)
  },
)
