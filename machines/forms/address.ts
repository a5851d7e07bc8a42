import { countryError, militaryBranches, militaryRegions, stateError, unitTypes } from '../rules/places.ts'
import { type FieldErrors, required } from '../rules/errors.ts'
import { choice, formOf, text, type EntriesOf } from './form-of.ts'

export const addressTypes = ['STANDARD', 'PO BOX', 'MILITARY', 'FOREIGN'] as const
export type AddressType = (typeof addressTypes)[number]

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
  foreignCountry: text,
  zipCode: text,
})
export type AddressEntries = EntriesOf<typeof addressForm>
export const emptyAddress = addressForm.empty
export type AddressField = Exclude<keyof AddressEntries, 'addressType' | 'streetSupplement'>
export type AddressError = `${AddressField}Required`

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

export const addressErrors = (entries: AddressEntries): FieldErrors<AddressField, AddressError> => {
  const errors: { [Field in AddressField]?: AddressError } = {}
  for (const field of addressFields[entries.addressType]) {
    const error = rules[field](entries[field])
    if (error !== null) errors[field] = error
  }
  return errors
}
