import { choice, formOf, text, textFrom, type EntriesOf } from './form-of.ts'

/**
 * The account lookup form, for the search by phone and the search by address. It has its own file, because its rules
 * import the large phone library.
 */
export const lookupForm = formOf({
  mode: choice('phone', 'address'),
  customerType: choice('individual', 'business'),
  firstName: text,
  lastName: text,
  customerName: text,
  /** The phone number: in international form, or as typed if the control for phone numbers could not be loaded. */
  phone: text,
  phoneCountry: textFrom('US'),
  email: text,
  houseNumber: text,
  streetName: text,
  supplement: text,
  city: text,
  state: text,
  zipCode: text,
})
export type LookupEntries = EntriesOf<typeof lookupForm>
