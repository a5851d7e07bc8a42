import type { LookupEntries } from '../forms/account-lookup.ts'

/**
 * The entries of an empty account lookup form. This constant has its own file, because `forms/account-lookup.ts`
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
