import type { LookupEntries, LookupField } from '../../../../machines/forms/account-lookup.ts'

/** Ids of the fields: the lookup stands over a form whose fields have some of the same names. */
export const lookupId = (field: keyof LookupEntries | LookupField): string => `lookup-${field}`

/** What stands in the form; fields of the other mode or customer type are not in it and stay as they were. */
export const readLookup = (form: HTMLFormElement, before: LookupEntries): LookupEntries => {
  const data = new FormData(form)
  const read = (name: keyof LookupEntries): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : before[name]
  }
  return {
    mode: read('mode') === 'address' ? 'address' : 'phone',
    customerType: read('customerType') === 'business' ? 'business' : 'individual',
    firstName: read('firstName'),
    lastName: read('lastName'),
    customerName: read('customerName'),
    phone: read('phone'),
    phoneCountry: read('phoneCountry'),
    email: read('email'),
    houseNumber: read('houseNumber'),
    streetName: read('streetName'),
    supplement: read('supplement'),
    city: read('city'),
    state: read('state'),
    zipCode: read('zipCode'),
  }
}
