import { addressErrors, addressFields, addressForm } from '../../../../machines/forms/address.ts'
import type { AddressEntries, AddressField } from '../../../../machines/forms/address.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import type { Body } from '../../../contract/operations.ts'

type RegistrationBody = Body<'thirdPartyRegistrationSubmit'>
type Field = AddressField | 'streetSupplement' | 'country' | 'poBoxZip'
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

const entriesOf = (body: RegistrationBody): AddressEntries => {
  const sent: Readonly<Record<string, unknown>> = { ...body, zipCode: zipOf(body) }
  return addressForm.read((name) => {
    const text = sent[name]
    return typeof text === 'string' ? text : undefined
  })
}

/**
 * A foreign address needs both `state` and `country`. For any other address, `country` must not be a foreign country.
 */
const namesItsCountry = ({ addressType, state = '', country = '' }: RegistrationBody): boolean =>
  addressType === 'FOREIGN' ? state !== '' && country !== '' : homeCountries.includes(country)

export const readAddress = (body: RegistrationBody): Address | null => {
  const { addressType } = body
  if (hasErrors(addressErrors(entriesOf(body))) || !namesItsCountry(body)) return null
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
