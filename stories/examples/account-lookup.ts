import { accountLookupMachine } from '../../machines/parts/account-lookup.machine.ts'
import { reviewLookup } from '../../machines/forms/account-lookup.ts'
import type { LookupEntries } from '../../machines/forms/lookup-form.ts'
import { examplesOf, kinds } from './examples-of.ts'

const entries: LookupEntries = {
  mode: 'phone',
  customerType: 'individual',
  firstName: 'Jordan',
  lastName: 'Rivera',
  customerName: '',
  phone: '+16095550148',
  phoneCountry: 'US',
  email: '',
  houseNumber: '',
  streetName: '',
  supplement: '',
  city: '',
  state: '',
  zipCode: '',
}

export const examples = examplesOf({
  machine: accountLookupMachine,
  inputs: [{ pass: 'none' }, { pass: 'held' }],
  events: [
    { type: 'form.submit', entries },
    { type: 'form.edit', review: reviewLookup(entries) },
    { type: 'search.switch', entries: { ...entries, mode: 'address' } },
    { type: 'search.restart' },
    { type: 'alert.dismiss' },
  ],
  answers: {
    securityCheck: { passed: undefined },
    review: {
      complete: reviewLookup(entries),
      incomplete: { kind: 'incomplete', errors: { firstName: 'firstNameRequired' } },
    },
    search: {
      sent: { kind: 'sent', recipient: 'j•••••a@example.com' },
      notWhitelisted: { kind: 'notWhitelisted', recipient: 'j•••••a@example.com' },
      ...kinds('noEmail', 'newYork', 'notFound', 'empty', 'captchaRequired'),
    },
  },
})
