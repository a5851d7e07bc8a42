import type { LookupEntries } from '../forms/account-lookup.ts'

/**
 * The empty account lookup form. It is in a separate file, because the rules of the form import the phone library.
 */
export const noLookupEntries: LookupEntries = {
  mode: 'phone',
  customerType: 'individual',
  firstName: '',
  lastName: '',
  customerName: '',
  phone: '',
  phoneCountry: 'US',
  email: '',
  houseNumber: '',
  streetName: '',
  supplement: '',
  city: '',
  state: '',
  zipCode: '',
}
