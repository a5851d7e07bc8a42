import { addressErrors, addressFields } from '../../../../machines/forms/address.ts'
import type { AddressEntries } from '../../../../machines/forms/address.ts'
import type { Body } from '../../../contract/operations.ts'

type Given = Body<'thirdPartyRegistrationSubmit'>
type Field =
  | 'houseNumber'
  | 'streetName'
  | 'streetSupplement'
  | 'city'
  | 'state'
  | 'country'
  | 'zipCode'
  | 'poBox'
  | 'poBoxZip'
  | 'unit'
  | 'unitNumber'
  | 'apoFmoDpo'
  | 'aeApAA'
  | 'foreignState'
  | 'foreignCountry'
/** The fields that apply to the type of address, trimmed. */
export type Address = Partial<Record<Field, string>>

/** What is sent besides the fields of the form. */
const more: Record<Given['addressType'], readonly Field[]> = {
  STANDARD: ['streetSupplement', 'country'],
  'PO BOX': ['country'],
  MILITARY: ['country'],
  FOREIGN: ['streetSupplement', 'state', 'country'],
}

const homeCountries = ['', 'USA', 'US']

/** The form's Zip Code field is sent as `poBoxZip` for a PO box. */
const zipOf = (given: Given): string =>
  (given.addressType === 'PO BOX' && given.poBoxZip) || given.zipCode || ''

/** The same names as in the form. */
const entriesOf = (given: Given): AddressEntries => ({
  addressType: given.addressType,
  houseNumber: given.houseNumber ?? '',
  streetName: given.streetName ?? '',
  streetSupplement: given.streetSupplement ?? '',
  poBox: given.poBox ?? '',
  unit: given.unit ?? '',
  unitNumber: given.unitNumber ?? '',
  apoFmoDpo: given.apoFmoDpo ?? '',
  aeApAA: given.aeApAA ?? '',
  city: given.city ?? '',
  state: given.state ?? '',
  foreignState: given.foreignState ?? '',
  foreignCountry: given.foreignCountry ?? '',
  zipCode: zipOf(given),
})

/** A foreign address names its country in two fields; in any other address neither may name a foreign one. */
const namesItsCountry = ({ addressType, state = '', country = '' }: Given): boolean =>
  addressType === 'FOREIGN' ? state.trim() !== '' && country.trim() !== '' : homeCountries.includes(country)

/** The fields that apply to the type, trimmed; `null` when a rule of the form refuses one. */
export const readAddress = (given: Given): Address | null => {
  const { addressType } = given
  const refused = Object.values(addressErrors(entriesOf(given))).some((error) => error !== null)
  if (refused || !namesItsCountry(given)) return null
  const sent = { ...given, poBoxZip: zipOf(given) }
  const fields = addressFields[addressType].map((field) =>
    addressType === 'PO BOX' && field === 'zipCode' ? 'poBoxZip' : field,
  )
  return Object.fromEntries(
    [...fields, ...more[addressType]].map((field) => [field, (sent[field] ?? '').trim()]),
  )
}

/** The tax office knows every US ZIP code that does not begin with 000. Other countries have no jurisdiction code. */
export const hasJurisdiction = (addressType: Given['addressType'], address: Address): boolean =>
  addressType === 'FOREIGN' || /^(?!000)\d{5}(-?\d{4})?$/.test(address.poBoxZip ?? address.zipCode ?? '')
