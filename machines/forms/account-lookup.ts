import { phoneForms } from '../rules/phone.ts'
import { required, collect, hasErrors } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'
import { stateError } from '../rules/places.ts'
import { normaliseStreetName } from '../rules/street-name.ts'

/** The content of the account lookup form, for the search by phone and the search by address. */
export interface LookupEntries {
  readonly mode: 'phone' | 'address'
  readonly customerType: 'individual' | 'business'
  readonly firstName: string
  readonly lastName: string
  readonly customerName: string
  /** The phone number: in international form, or as typed if the control for phone numbers could not be loaded. */
  readonly phone: string
  /** The two-letter country code of the phone number, such as `US`. */
  readonly phoneCountry: string
  readonly email: string
  readonly houseNumber: string
  readonly streetName: string
  readonly supplement: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}
type Required = 'firstName' | 'lastName' | 'customerName' | 'streetName' | 'city' | 'state' | 'zipCode'
export type LookupField = Required | 'phone'
type LookupError = `${Required}Required` | 'phoneInvalid'
export type LookupErrors = FieldErrors<LookupField, LookupError>

type Names =
  | { readonly customerType: 'individual'; readonly firstName: string; readonly lastName: string }
  | { readonly customerType: 'business'; readonly customerName: string }
/** The values of a search by phone, with the field names of the call (document 1, §3). */
type PhoneCriteria = Names & {
  readonly phoneNumber: string
  readonly phoneNumberNoCountry: string
}
type AddressCriteria = Names & {
  readonly email: string
  readonly houseNumber: string
  readonly streetName: string
  readonly supplement: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  /** House number and street name, or the street name alone. */
  readonly address: string
}
export type LookupCriteria =
  | { readonly mode: 'phone'; readonly record: PhoneCriteria }
  | { readonly mode: 'address'; readonly record: AddressCriteria }

export type LookupReview =
  | { readonly kind: 'complete'; readonly criteria: LookupCriteria }
  | { readonly kind: 'incomplete'; readonly errors: LookupErrors }

/**
 * Returns the errors of the entries in the account lookup form. The required fields depend on the kind of search and on
 * the customer type (document 1, §5).
 */
const lookupErrors = (entries: LookupEntries): LookupErrors => {
  const isIndividual = entries.customerType === 'individual'
  const isByPhone = entries.mode === 'phone'
  const needed = (isNeeded: boolean, field: Exclude<Required, 'state'>) =>
    isNeeded ? required(`${field}Required` as const)(entries[field]) : null
  return collect<LookupField, LookupError>({
    firstName: needed(isIndividual, 'firstName'),
    lastName: needed(isIndividual, 'lastName'),
    customerName: needed(!isIndividual, 'customerName'),
    phone: isByPhone && phoneForms(entries.phone, entries.phoneCountry) === null ? 'phoneInvalid' : null,
    streetName: needed(!isByPhone, 'streetName'),
    city: needed(!isByPhone, 'city'),
    state: isByPhone ? null : stateError(entries.state),
    zipCode: needed(!isByPhone, 'zipCode'),
  })
}

const names = (entries: LookupEntries): Names =>
  entries.customerType === 'individual'
    ? { customerType: 'individual', firstName: entries.firstName.trim(), lastName: entries.lastName.trim() }
    : { customerType: 'business', customerName: entries.customerName.trim() }

const byAddress = (entries: LookupEntries): LookupCriteria => {
  const houseNumber = entries.houseNumber.trim()
  const streetName = normaliseStreetName(entries.streetName)
  const record = {
    ...names(entries),
    email: entries.email.trim(),
    houseNumber,
    streetName,
    supplement: entries.supplement.trim(),
    city: entries.city.trim(),
    state: entries.state,
    zipCode: entries.zipCode.trim(),
    address: houseNumber === '' ? streetName : `${houseNumber} ${streetName}`,
  }
  return { mode: 'address', record }
}

const byPhone = (entries: LookupEntries): LookupCriteria => {
  const forms = phoneForms(entries.phone, entries.phoneCountry)
  const record = {
    ...names(entries),
    phoneNumber: forms?.international ?? '',
    phoneNumberNoCountry: forms?.national ?? '',
  }
  return { mode: 'phone', record }
}

/**
 * Returns the errors of the account lookup form. If there are no errors, returns the trimmed and normalised values of
 * the search (document 1, §5).
 */
export const reviewLookup = (entries: LookupEntries): LookupReview => {
  const errors = lookupErrors(entries)
  if (hasErrors(errors)) return { kind: 'incomplete', errors }
  return { kind: 'complete', criteria: entries.mode === 'phone' ? byPhone(entries) : byAddress(entries) }
}
