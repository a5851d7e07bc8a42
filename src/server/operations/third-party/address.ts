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
export type Address = Partial<Record<Field, string>>

/** For each type of address, the fields that the portal sends in addition to the fields of the form. */
const more: Record<RegistrationBody['addressType'], readonly Field[]> = {
  STANDARD: ['streetSupplement', 'country'],
  'PO BOX': ['country'],
  MILITARY: ['country'],
  FOREIGN: ['streetSupplement', 'state', 'country'],
}

const homeCountries = ['', 'USA', 'US']

/** Returns the ZIP code. For a PO box, the portal sends the ZIP code as `poBoxZip`. */
const zipOf = (body: RegistrationBody): string =>
  (body.addressType === 'PO BOX' && body.poBoxZip) || body.zipCode || ''

const entriesOf = (body: RegistrationBody): AddressEntries => ({
  addressType: body.addressType,
  houseNumber: body.houseNumber ?? '',
  streetName: body.streetName ?? '',
  streetSupplement: body.streetSupplement ?? '',
  poBox: body.poBox ?? '',
  unit: body.unit ?? '',
  unitNumber: body.unitNumber ?? '',
  apoFmoDpo: body.apoFmoDpo ?? '',
  aeApAA: body.aeApAA ?? '',
  city: body.city ?? '',
  state: body.state ?? '',
  foreignState: body.foreignState ?? '',
  foreignCountry: body.foreignCountry ?? '',
  zipCode: zipOf(body),
})

/**
 * A foreign address needs both `state` and `country`. For any other address, `country` must not be a foreign country.
 */
const namesItsCountry = ({ addressType, state = '', country = '' }: RegistrationBody): boolean =>
  addressType === 'FOREIGN' ? state !== '' && country !== '' : homeCountries.includes(country)

export const readAddress = (body: RegistrationBody): Address | null => {
  const { addressType } = body
  const refused = Object.values(addressErrors(entriesOf(body))).some((error) => error !== null)
  if (refused || !namesItsCountry(body)) return null
  const sent = { ...body, poBoxZip: zipOf(body) }
  const fields = addressFields[addressType].map((field) =>
    addressType === 'PO BOX' && field === 'zipCode' ? 'poBoxZip' : field,
  )
  return Object.fromEntries([...fields, ...more[addressType]].map((field) => [field, sent[field] ?? '']))
}

/**
 * Every US ZIP code has a jurisdiction code, unless the ZIP code starts with 000. A foreign address needs no
 * jurisdiction code.
 */
export const hasJurisdiction = (addressType: RegistrationBody['addressType'], address: Address): boolean =>
  addressType === 'FOREIGN' || /^(?!000)\d{5}(-?\d{4})?$/.test(address.poBoxZip ?? address.zipCode ?? '')
