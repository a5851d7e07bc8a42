import { phoneForms } from '../rules/phone.ts'
import { required, hasErrors } from '../rules/errors.ts'
import { stateError } from '../rules/places.ts'
import { normaliseStreetName } from '../rules/street-name.ts'
import { lookupForm, type LookupEntries } from './lookup-form.ts'

type Names =
  | { readonly customerType: 'individual'; readonly firstName: string; readonly lastName: string }
  | { readonly customerType: 'business'; readonly customerName: string }
export type LookupCriteria = ReturnType<typeof byPhone> | ReturnType<typeof byAddress>

export type LookupReview =
  | { readonly kind: 'complete'; readonly criteria: LookupCriteria }
  | { readonly kind: 'incomplete'; readonly errors: LookupErrors }

const needed =
  <Code>(isNeeded: (entries: LookupEntries) => boolean, rule: (typed: string) => Code | null) =>
  (typed: string, entries: LookupEntries): Code | null =>
    isNeeded(entries) ? rule(typed) : null
const ofPerson = ({ customerType }: LookupEntries) => customerType === 'individual'
const ofBusiness = ({ customerType }: LookupEntries) => customerType === 'business'
const byAddressOnly = ({ mode }: LookupEntries) => mode === 'address'

const lookupErrors = lookupForm.check({
  firstName: needed(ofPerson, required('firstNameRequired')),
  lastName: needed(ofPerson, required('lastNameRequired')),
  customerName: needed(ofBusiness, required('customerNameRequired')),
  phone: (typed, { mode, phoneCountry }) =>
    mode === 'phone' && phoneForms(typed, phoneCountry) === null ? 'phoneInvalid' : null,
  streetName: needed(byAddressOnly, required('streetNameRequired')),
  city: needed(byAddressOnly, required('cityRequired')),
  state: needed(byAddressOnly, stateError),
  zipCode: needed(byAddressOnly, required('zipCodeRequired')),
})
export type LookupErrors = ReturnType<typeof lookupErrors>
export type LookupField = keyof LookupErrors

const names = (entries: LookupEntries): Names =>
  entries.customerType === 'individual'
    ? { customerType: 'individual', firstName: entries.firstName, lastName: entries.lastName }
    : { customerType: 'business', customerName: entries.customerName }

const byAddress = (entries: LookupEntries) => {
  const { email, houseNumber, supplement, city, state, zipCode } = entries
  const streetName = normaliseStreetName(entries.streetName)
  const address = houseNumber === '' ? streetName : `${houseNumber} ${streetName}`
  const place = { houseNumber, streetName, supplement, city, state, zipCode, address }
  return { mode: 'address', record: { ...names(entries), email, ...place } } as const
}

const byPhone = (entries: LookupEntries) => {
  const forms = phoneForms(entries.phone, entries.phoneCountry)
  const record = {
    ...names(entries),
    phoneNumber: forms?.international ?? '',
    phoneNumberNoCountry: forms?.national ?? '',
  }
  return { mode: 'phone', record } as const
}

export const reviewLookup = (entries: LookupEntries): LookupReview => {
  const errors = lookupErrors(entries)
  if (hasErrors(errors)) return { kind: 'incomplete', errors }
  return { kind: 'complete', criteria: entries.mode === 'phone' ? byPhone(entries) : byAddress(entries) }
}
