import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { loginForm } from '../../../machines/forms/login-form.ts'
import { newLogin } from '../../../stories/examples/people.ts'
import { ApiError } from '../../../src/portal/api/client.ts'
import { flow, prefilledEntries } from '../../../src/portal/flows/registration/eligibility.ports.ts'
import { registrationRecords } from '../../../src/portal/flows/registration/registration.records.ts'
import { createStore } from '../identity/stubs.ts'
import { configuration, stubCalls, stubServices } from '../kit/stub-services.ts'
import { anyText } from '../../rules/any-text.ts'
import { business, ineligible, person } from './create-login-examples.ts'

test.each([
  [
    { accountNumber: 'XXXX-2100 1234 5678', firstName: 'Jordan', middleName: 'M', lastName: 'Rivera' },
    person,
  ],
  [{ accountNumber: '210012345678', customerType: 'O', firstName: 'Riverton Nursery' }, business],
])('the bill form takes its values from the query %j', (query, entries) => {
  expect(prefilledEntries(query)).toEqual(entries)
})

test('the bill form contains only safe characters for any query', () => {
  const text = anyText(200)
  const hostile = fc.record({
    accountNumber: text,
    customerType: fc.oneof(text, fc.constantFrom('O', 'P')),
    firstName: text,
    middleName: text,
    lastName: text,
  })
  fc.assert(
    fc.property(hostile, (query) => {
      const { accountNumber, customerType, ...names } = prefilledEntries(query)
      expect(accountNumber).toMatch(/^\d{0,12}$/)
      expect(['individual', 'business']).toContain(customerType)
      for (const name of Object.values(names)) expect(name).toMatch(/^[^\p{Cc}\p{Cf}]{0,160}$/u)
    }),
  )
})

const open = (
  answers: Parameters<typeof stubCalls>[0],
  query: Readonly<Record<string, string>> = {},
  entries = person,
) => {
  const storage = createStore()
  const records = registrationRecords(storage)
  const { call, asked } = stubCalls(answers)
  const services = stubServices({ call, storage })
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, query) }).start()
  const { securityCheck } = actor.getSnapshot().children
  securityCheck?.send({ type: 'captcha.solved', token: 'solved' })
  securityCheck?.send({ type: 'check.submit' })
  const submit = async () => {
    await waitFor(actor, (snapshot) => snapshot.matches('form'))
    actor.send({ type: 'form.submit', entries })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  }
  return { actor, records, services, submit, asked }
}
const eligible = { checkRegistrationEligibility: [{ ...ineligible, Status: 'Eligible' }] }

test('the bill and the email of the link are stored', async () => {
  const { submit, records, services } = open(eligible, { emailAddress: 'jordan@example.com' })
  const { value, context } = await submit()
  expect(value).toBe('eligible')
  expect(flow.onDone['eligible']?.(services, context)).toEqual({ path: 'createLogin' })
  expect(records.registration.read()).toEqual({ ...person, linkEmail: 'jordan@example.com', draft: null })
})

test('without values in the URL, the stored entries are kept', async () => {
  const { records, services, submit } = open(eligible)
  const draft = loginForm.draft(newLogin)
  records.registration.write({ ...business, linkEmail: 'office@example.com', draft })
  const stored = { entries: business, linkEmail: 'office@example.com' }
  expect(flow.input(services, {})).toEqual({ ...stored, pass: 'none' })
  expect(flow.input(services, { emailAddress: 'new@example.com' })).toEqual({
    ...stored,
    pass: 'none',
    linkEmail: 'new@example.com',
  })
  expect(flow.input(services, { accountNumber: '210012345678' })).toMatchObject({
    entries: { accountNumber: '210012345678', customerName: '' },
    linkEmail: '',
  })
  const { context } = await submit()
  flow.onDone['eligible']?.(services, context)
  expect(records.registration.read()).toMatchObject({ ...person, draft })
})

test('a draft of the bill is stored until the account is eligible', async () => {
  const { actor, records, services, submit } = open(eligible)
  records.registration.write({ ...business, linkEmail: 'office@example.com', draft: null })
  actor.send({ type: 'draft.keep', draft: { ...person, lastName: '' } })
  expect(flow.input(services, {})).toMatchObject({
    entries: { ...person, lastName: '' },
    linkEmail: 'office@example.com',
  })
  const { context } = await submit()
  flow.onDone['eligible']?.(services, context)
  expect(flow.input(services, {}).entries).toEqual(person)
})

test('after the site of the sister provider, the entries are restored', async () => {
  const sister = { ...ineligible, Details: 'NY Company code present' }
  const { services, submit } = open({ checkRegistrationEligibility: [sister] }, {}, business)
  await submit()
  expect(flow.input(services, {}).entries).toEqual(business)
})

test('Close removes the stored bill, and nothing is stored later', () => {
  const { actor, records } = open({})
  records.registration.write({ ...person, linkEmail: '', draft: null })
  actor.send({ type: 'draft.keep', draft: person })
  actor.send({ type: 'close.choose' })
  actor.send({ type: 'draft.keep', draft: person })
  expect(records.registration.read()).toBeNull()
  expect(records.bill.read()).toBeNull()
  actor.stop()
})

test('the eligibility flow does not store a response that arrives after Close', async () => {
  const { actor, records, submit } = open(eligible)
  const answered = submit()
  await waitFor(actor, (snapshot) => snapshot.matches('validating'))
  actor.send({ type: 'close.choose' })
  await answered
  await new Promise((done) => void setImmediate(done))
  expect(actor.getSnapshot().value).toBe('closed')
  expect(records.registration.read()).toBeNull()
})

test('a second submit keeps the cooldown of the activation email', async () => {
  const unactivated = {
    ...ineligible,
    Details: 'Account Already Registered',
    'Okta Account Status': 'STAGED',
    'Okta Id': '00u1',
  }
  const { actor, submit } = open({
    checkRegistrationEligibility: [unactivated, unactivated],
    resendActivationEmail: [{ Status: 'Sent Successfully', Email: 'j•••@example.com' }],
  })
  await submit()
  const { resendActivation } = actor.getSnapshot().children
  if (!resendActivation) throw new Error('Nothing can be sent again.')
  resendActivation.send({ type: 'email.resend' })
  await waitFor(resendActivation, (snapshot) => snapshot.matches('sent'))
  actor.send({ type: 'dialog.close' })
  await submit()
  expect(actor.getSnapshot().children.resendActivation?.getSnapshot()).toMatchObject({
    value: 'coolingDown',
    context: { secondsLeft: 30 },
  })
  actor.stop()
})

test('captcha_required leads to the security check', async () => {
  const { submit } = open({
    checkRegistrationEligibility: [new ApiError('checkRegistrationEligibility', 'captcha_required')],
  })
  expect(await submit()).toMatchObject({ value: 'securityCheck', context: { entries: person } })
})

test.each([
  [
    person,
    {
      action: 'register',
      accountNumber: '210012345678',
      customerType: 'P',
      firstName: 'Jordan',
      lastName: 'Rivera',
    },
  ],
  [
    business,
    {
      action: 'register',
      accountNumber: '210012345678',
      customerType: 'O',
      organizationName: 'Riverton Nursery',
    },
  ],
])('an account in New York opens the sister registration', async (entries, query) => {
  const { submit, services } = open(
    { checkRegistrationEligibility: [{ ...ineligible, Details: 'NY Company code present' }] },
    {},
    entries,
  )
  const { context } = await submit()
  expect(flow.onDone['sisterRegistration']?.(services, context)).toEqual({
    address: configuration.links.sisterRegistration,
    query,
  })
})

test.each([
  ['login', 'login'],
  ['forgotLogin', 'forgotLogin'],
  ['forgotPassword', 'forgotPassword'],
  ['closed', 'login'],
] as const)('after the final state %s, the eligibility flow opens the page %s', (end, path) => {
  const { services, actor } = open({})
  expect(flow.onDone[end]?.(services, actor.getSnapshot().context)).toEqual({ path })
  actor.stop()
})
