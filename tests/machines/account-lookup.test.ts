import { describe, expect, it } from 'vitest'
import { accountLookupMachine } from '../../machines/parts/account-lookup.machine.ts'
import type { LookupEntries } from '../../machines/forms/lookup-form.ts'
import type { LookupOutcome } from '../../machines/parts/account-lookup.machine.ts'
import { reviewLookup } from '../../machines/forms/account-lookup.ts'
import { lookupForm } from '../../machines/forms/lookup-form.ts'
import { startFlow } from './harness/start-flow.ts'
import type { RunningFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
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

const passCheck = async (flow: Lookup) => {
  const check = flow.child('securityCheck')
  check.send({ type: 'captcha.solved', token: 'solved' })
  check.send({ type: 'check.submit' })
  await Promise.resolve()
}
const atForm = async () => {
  const flow = startFlow(accountLookupMachine, { input: { pass: 'none' }, coverage })
  await passCheck(flow)
  return flow
}
const submit = async (flow: Lookup, entries: LookupEntries) => {
  flow.send({ type: 'form.submit', entries })
  await flow.answer('review', reviewLookup(entries))
}
const answered = async (outcome: LookupOutcome, entries = byPhone) => {
  const flow = await atForm()
  await submit(flow, entries)
  await flow.answer('search', outcome)
  return flow
}

describe('the account lookup finds an account by the phone number or the address that a person enters', () => {
  it('after the captcha, the form of the account lookup has the mode "phone" and the customer type "individual"', async () => {
    const flow = await atForm()
    expect(flow.snapshot().context.entries).toMatchObject({ mode: 'phone', customerType: 'individual' })
  })

  it('after a submit of valid entries, the account lookup sends the entries', async () => {
    const flow = await atForm()
    await submit(flow, byPhone)
    expect(flow.asked('search')).toMatchObject({
      mode: 'phone',
      record: { firstName: 'Jordan', phoneNumber: '+16095550148' },
    })
  })

  it('if the code that checks the form cannot be loaded, a submit leads to the state "callFailed" and keeps the entries', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: byPhone })
    await flow.fail('review')
    expect(flow.snapshot()).toMatchObject({ value: 'callFailed', context: { entries: byPhone } })
  })

  it('after a submit with empty fields, the account lookup shows an error for each of them and sends no call', async () => {
    const flow = await atForm()
    await submit(flow, { ...byAddress, city: ' ', state: '' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { errors: { city: 'cityRequired', state: 'stateRequired' }, entries: { city: ' ' } },
    })
    expect(flow.asked('search')).toBeUndefined()
  })

  it('an edit in the form removes the errors of the fields that it makes valid, and adds no error', async () => {
    const flow = await atForm()
    const missing = { ...byPhone, firstName: '', phone: '609' }
    await submit(flow, missing)
    flow.send({ type: 'form.edit', review: reviewLookup({ ...missing, firstName: 'J', lastName: '' }) })
    expect(flow.snapshot().context.errors).toEqual({ phone: 'phoneInvalid' })
    flow.send({ type: 'form.edit', review: reviewLookup(byPhone) })
    expect(flow.snapshot().context.errors).toEqual({})
  })

  it('the event search.switch from the mode "phone" to "address" clears the errors and keeps the entries', async () => {
    const flow = await atForm()
    await submit(flow, { ...byPhone, phone: '' })
    flow.send({ type: 'search.switch', entries: { ...byPhone, mode: 'address' } })
    expect(flow.snapshot().context).toMatchObject({
      errors: {},
      entries: { mode: 'address', phone: '+16095550148', firstName: 'Jordan' },
    })
  })

  it.each([
    [{ kind: 'sent', recipient: 'j•••a@example.com' }, { results: 'sent' }],
    [{ kind: 'notWhitelisted', recipient: 'j•••a@example.com' }, { results: { notWhitelisted: 'shown' } }],
    [{ kind: 'noEmail' }, { results: 'noEmail' }],
    [{ kind: 'newYork' }, { results: 'newYork' }],
    [{ kind: 'notFound' }, { results: 'notFound' }],
  ] as const)(
    'after the search result %o the account lookup enters the result state %j',
    async (outcome, value) => {
      const flow = await answered(outcome)
      expect(flow.snapshot().value).toEqual(value)
      expect(flow.snapshot().hasTag('result')).toBe(true)
      expect(flow.snapshot().context).toMatchObject({
        recipient: 'recipient' in outcome ? outcome.recipient : '',
      })
    },
  )

  it('half a second after the search result "notWhitelisted", an alert appears, and alert.dismiss closes the alert', async () => {
    const flow = await answered({ kind: 'notWhitelisted', recipient: 'j•••a@example.com' })
    flow.wait(499)
    expect(flow.snapshot().value).toEqual({ results: { notWhitelisted: 'shown' } })
    flow.wait(1)
    expect(flow.snapshot().value).toEqual({ results: { notWhitelisted: 'alert' } })
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot().value).toEqual({ results: { notWhitelisted: 'dismissed' } })
  })

  it('the event search.restart opens the form with the mode "phone" and the type "individual", and keeps all other entries', async () => {
    const flow = await answered({ kind: 'notFound' }, byAddress)
    flow.send({ type: 'search.restart' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { entries: { ...byAddress, mode: 'phone', customerType: 'individual' }, errors: {} },
    })
  })

  it('after an empty response, the account lookup returns to the form and shows a warning until the next submit', async () => {
    const flow = await answered({ kind: 'empty' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { isUnanswered: true, entries: byPhone },
    })
    flow.send({ type: 'form.submit', entries: byPhone })
    expect(flow.snapshot().context.isUnanswered).toBe(false)
  })

  it('if the backend requires a new captcha, the account lookup shows the captcha again and keeps the entries', async () => {
    const flow = await answered({ kind: 'captchaRequired' }, byAddress)
    expect(flow.snapshot()).toMatchObject({
      value: 'securityCheck',
      context: { entries: byAddress },
    })
    expect(flow.child('securityCheck').getSnapshot()).toMatchObject({ context: { reminder: 'expired' } })
    await passCheck(flow)
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries: byAddress } })
  })

  it('a failed search leads to the state "callFailed", and keeps the entries', async () => {
    const flow = await atForm()
    await submit(flow, byPhone)
    await flow.fail('search')
    expect(flow.snapshot().value).toBe('callFailed')
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries: byPhone } })
  })

  it('while the session has its captcha pass, the account lookup starts with its form', () => {
    const flow = startFlow(accountLookupMachine, { input: { pass: 'held' }, coverage })
    expect(flow.snapshot().value).toBe('form')
  })

  it('while the account lookup checks the submitted entries, it accepts no second submit', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: byPhone })
    expect(flow.snapshot().can({ type: 'form.submit', entries: byPhone })).toBe(false)
  })

  testEveryTransition(accountLookupMachine, coverage)
})
