import { expect, it } from 'vitest'
import { eligibilityMachine } from '../../machines/eligibility.machine.ts'
import { lookupForm, type LookupEntries } from '../../machines/forms/lookup-form.ts'
import { registrant as person } from '../../stories/examples/people.ts'
import { startFlow } from './harness/start-flow.ts'

const atForm = () =>
  startFlow(eligibilityMachine, { input: { entries: person, linkEmail: '', pass: 'held' } })

it('the check gets the account number without its prefix and spaces', () => {
  const flow = atForm()
  flow.send({
    type: 'form.submit',
    entries: { ...person, accountNumber: 'XXXX-2100 1234 5678' },
  })
  expect(flow.asked('check')).toEqual({ entries: person, linkEmail: '' })
})

it('an edit removes the errors that it corrects, and adds none', () => {
  const flow = atForm()
  flow.send({ type: 'form.submit', entries: { ...person, accountNumber: '', firstName: '' } })
  flow.send({ type: 'form.edit', entries: { ...person, accountNumber: '2', firstName: '', lastName: '' } })
  expect(flow.snapshot().context.errors).toEqual({ firstName: 'firstNameRequired' })
  flow.send({ type: 'form.edit', entries: { ...person, accountNumber: '2' } })
  expect(flow.snapshot().context.errors).toEqual({})
})

it('the empty form of a business needs only the customer name', () => {
  const flow = atForm()
  const business = { ...person, customerType: 'business', firstName: '', lastName: '' } as const
  flow.send({ type: 'form.submit', entries: business })
  expect(flow.snapshot().context.errors).toEqual({ customerName: 'customerNameRequired' })
})

it('the dialog of the lookup opens with what was changed in it, else with the bill', () => {
  const flow = atForm()
  const reopen = (bill: Partial<LookupEntries>, entries: LookupEntries) => {
    flow.send({ type: 'dialog.close' })
    flow.send({ type: 'lookup.open', bill: { ...lookupForm.empty, ...bill } })
    expect(flow.child('accountLookup').getSnapshot()).toMatchObject({ context: { entries } })
  }
  const first = { ...lookupForm.empty, customerType: 'business', customerName: 'Riverton Nursery' } as const
  reopen(first, first)
  const changed = { mode: 'address', customerName: 'Nursery', city: 'Riverton' } as const
  flow.send({ type: 'lookup.keep', changed })
  const bill = { customerType: 'individual', lastName: 'Rivera' } as const
  reopen(bill, { ...lookupForm.empty, ...bill, ...changed })
})

it('the button for a new email waits as the answer says', async () => {
  const flow = atForm()
  flow.send({ type: 'form.submit', entries: person })
  await flow.answer('check', {
    kind: 'registrationInProgress',
    oktaId: '00u1',
    secondsLeft: 12,
    changeable: '',
  })
  expect(flow.child('resendActivation').getSnapshot()).toMatchObject({
    value: 'coolingDown',
    context: { secondsLeft: 12 },
  })
})
