import type { LookupEntries } from '../forms/account-lookup.ts'

/** The empty form of an account lookup; beside the form, whose rules bring the phone library. */
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
