import type { LookupEntries } from '../forms/account-lookup.ts'

/**
 * The empty account lookup form. It has a file of its own, because `forms/account-lookup.ts` with the form's rules
 * imports the large phone library.
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
