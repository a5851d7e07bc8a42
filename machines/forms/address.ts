import { countryError, militaryBranches, militaryRegions, stateError, unitTypes } from '../rules/places.ts'
import { required } from '../rules/errors.ts'
import { choice, formOf, text } from './form-of.ts'
import type { EntriesOf } from './form-of.ts'

/** The address types, with the names that the API uses (document 2, §3). */
export const addressTypes = ['STANDARD', 'PO BOX', 'MILITARY', 'FOREIGN'] as const
export type AddressType = (typeof addressTypes)[number]

/** The address section of a form. `addressType` determines which of the fields are required. */
export const addressForm = formOf({
  addressType: choice(...addressTypes),
  houseNumber: text,
  streetName: text,
  streetSupplement: text,
  poBox: text,
  unit: text,
  unitNumber: text,
  apoFmoDpo: text,
  aeApAA: text,
  city: text,
  state: text,
  foreignState: text,
  /** The two-letter country code of the address, such as `US`. */
  foreignCountry: text,
  zipCode: text,
})
export type AddressEntries = EntriesOf<typeof addressForm>
/** An address without any entries. */
export const emptyAddress = addressForm.empty
export type AddressField = Exclude<keyof AddressEntries, 'addressType' | 'streetSupplement'>
export type AddressError = `${AddressField}Required`

/** The required fields of each address type, in the order of the form (document 2, §5). */
export const addressFields: Readonly<Record<AddressType, readonly AddressField[]>> = {
  STANDARD: ['houseNumber', 'streetName', 'city', 'state', 'zipCode'],
  'PO BOX': ['poBox', 'city', 'state', 'zipCode'],
  MILITARY: ['unit', 'unitNumber', 'apoFmoDpo', 'aeApAA', 'zipCode'],
  FOREIGN: ['houseNumber', 'streetName', 'city', 'foreignState', 'foreignCountry', 'zipCode'],
}

const oneOf =
  <Code extends string>(list: readonly string[], code: Code) =>
  (chosen: string): Code | null =>
    list.includes(chosen) ? null : code

const rules: { readonly [Field in AddressField]: (entered: string) => AddressError | null } = {
  houseNumber: required('houseNumberRequired'),
  streetName: required('streetNameRequired'),
  poBox: required('poBoxRequired'),
  unit: oneOf(unitTypes, 'unitRequired'),
  unitNumber: required('unitNumberRequired'),
  apoFmoDpo: oneOf(militaryBranches, 'apoFmoDpoRequired'),
  aeApAA: oneOf(militaryRegions, 'aeApAARequired'),
  city: required('cityRequired'),
  state: stateError,
  foreignState: required('foreignStateRequired'),
  foreignCountry: countryError,
  zipCode: required('zipCodeRequired'),
}

/**
 * Returns the error code of an address field. The result is `null` if the field has no error, or if the chosen address
 * type does not have the field.
 */
export const addressError = (entries: AddressEntries, field: AddressField): AddressError | null =>
  addressFields[entries.addressType].includes(field) ? rules[field](entries[field]) : null

/**
 * Returns the errors of all address fields in the order of the form (document 2, §5). The value is `null` for a field
 * without an error.
 */
export const addressErrors = (entries: AddressEntries): Record<AddressField, AddressError | null> => {
  const check = (field: AddressField) => addressError(entries, field)
  return {
    houseNumber: check('houseNumber'),
    streetName: check('streetName'),
    poBox: check('poBox'),
    unit: check('unit'),
    unitNumber: check('unitNumber'),
    apoFmoDpo: check('apoFmoDpo'),
    aeApAA: check('aeApAA'),
    city: check('city'),
    state: check('state'),
    foreignState: check('foreignState'),
    foreignCountry: check('foreignCountry'),
    zipCode: check('zipCode'),
  }
}
