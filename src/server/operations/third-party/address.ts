import { addressErrors, addressFields } from '../../../../machines/forms/address.ts'
import type { AddressEntries } from '../../../../machines/forms/address.ts'
import type { Body } from '../../../contract/operations.ts'

type RegistrationBody = Body<'thirdPartyRegistrationSubmit'>
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
/** The fields that apply to the type of the address, without spaces at the start and the end of a value. */
export type Address = Partial<Record<Field, string>>

/** For each type of address, the fields that the portal sends in addition to the fields of the form. */
const more: Record<RegistrationBody['addressType'], readonly Field[]> = {
  STANDARD: ['streetSupplement', 'country'],
  'PO BOX': ['country'],
  MILITARY: ['country'],
  FOREIGN: ['streetSupplement', 'state', 'country'],
}

const homeCountries = ['', 'USA', 'US']

/** Returns the ZIP code. For a PO box, the portal sends the form's field Zip Code as `poBoxZip`. */
const zipOf = (given: RegistrationBody): string =>
  (given.addressType === 'PO BOX' && given.poBoxZip) || given.zipCode || ''

/** Returns the address in a third-party request by the field names of the form. */
const entriesOf = (given: RegistrationBody): AddressEntries => ({
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

/**
 * Whether the country is allowed for the type of the address. A foreign address needs both `state` and `country`. For
 * any other address, `country` must not be a foreign country.
 */
const namesItsCountry = ({ addressType, state = '', country = '' }: RegistrationBody): boolean =>
  addressType === 'FOREIGN' ? state.trim() !== '' && country.trim() !== '' : homeCountries.includes(country)

/**
 * Returns the fields that apply to the type of the address, without spaces at the start and the end of a value.
 * @returns `null` when a value violates a rule of the form
 */
export const readAddress = (given: RegistrationBody): Address | null => {
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

/**
 * Whether the utility's customer record system knows a jurisdiction code for the address. Every US ZIP code has a
 * jurisdiction code, unless the ZIP code starts with 000. A foreign address needs no jurisdiction code.
 */
export const hasJurisdiction = (addressType: RegistrationBody['addressType'], address: Address): boolean =>
  addressType === 'FOREIGN' || /^(?!000)\d{5}(-?\d{4})?$/.test(address.poBoxZip ?? address.zipCode ?? '')
