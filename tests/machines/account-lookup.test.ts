import { expect, it } from 'vitest'
import { accountLookupMachine, type LookupOutcome } from '../../machines/parts/account-lookup.machine.ts'
import { lookupForm, type LookupEntries } from '../../machines/forms/lookup-form.ts'
import { reviewLookup } from '../../machines/forms/account-lookup.ts'
import { startFlow, type RunningFlow } from './harness/start-flow.ts'

type Lookup = RunningFlow<typeof accountLookupMachine>

const byPhone: LookupEntries = {
  ...lookupForm.empty,
  firstName: 'Jordan',
  lastName: 'Rivera',
  phone: '+16095550148',
}
const byAddress: LookupEntries = {
  ...lookupForm.empty,
  mode: 'address',
  customerType: 'business',
  customerName: 'Riverton Nursery',
  houseNumber: '48',
  streetName: 'Orchard Lane',
  city: 'Riverton',
  state: 'NJ',
  zipCode: '08077',
}

const atForm = () => startFlow(accountLookupMachine, { input: { pass: 'held' } })
const submit = async (flow: Lookup, entries: LookupEntries) => {
  flow.send({ type: 'form.submit', entries })
  await flow.answer('review', reviewLookup(entries))
}
const answered = async (outcome: LookupOutcome, entries = byPhone) => {
  const flow = atForm()
  await submit(flow, entries)
  await flow.answer('search', outcome)
  return flow
}

it('an edit removes the errors that it corrects, and adds none', async () => {
  const flow = atForm()
  const missing = { ...byPhone, firstName: '', phone: '609' }
  await submit(flow, missing)
  flow.send({ type: 'form.edit', review: reviewLookup({ ...missing, firstName: 'J', lastName: '' }) })
  expect(flow.snapshot().context.errors).toEqual({ phone: 'phoneInvalid' })
  flow.send({ type: 'form.edit', review: reviewLookup(byPhone) })
  expect(flow.snapshot().context.errors).toEqual({})
})

it('half a second after the result notWhitelisted, an alert appears', async () => {
  const flow = await answered({ kind: 'notWhitelisted', recipient: 'j•••a@example.com' })
  flow.wait(499)
  expect(flow.snapshot().value).toEqual({ results: { notWhitelisted: 'shown' } })
  flow.wait(1)
  expect(flow.snapshot().value).toEqual({ results: { notWhitelisted: 'alert' } })
})

it('search.restart resets the mode and the type, and keeps all other entries', async () => {
  const flow = await answered({ kind: 'notFound' }, byAddress)
  flow.send({ type: 'search.restart' })
  expect(flow.snapshot()).toMatchObject({
    value: 'form',
    context: { entries: { ...byAddress, mode: 'phone', customerType: 'individual' }, errors: {} },
  })
})
