import { loginForm, type LoginEntries } from '../../../machines/forms/login-form.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiError } from '../../../src/portal/api/client.ts'
import { flow, previousQuery } from '../../../src/portal/flows/registration/create-login.ports.ts'
import { flow as bill } from '../../../src/portal/flows/registration/eligibility.ports.ts'
import { registrationRecords } from '../../../src/portal/flows/registration/registration.records.ts'
import { expectNone } from '../../expect-none.ts'
import { createStore } from '../identity/stubs.ts'
import { decoded } from '../kit/decoded.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'
import { person, entries, answer } from './create-login-examples.ts'

const given = (answers: Parameters<typeof stubCalls>[0]) => {
  const store = createStore()
  const records = registrationRecords(store)
  records.registration.write({ ...person, linkEmail: 'jordan@example.com', draft: null })
  records.proof.write({})
  const calls = stubCalls(answers)
  const services = stubServices({ call: calls.call, storage: store, now: () => 5000 })
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) })
  actor.start()
  const submit = async (change: Partial<LoginEntries> = {}) => {
    if (actor.getSnapshot().can({ type: 'dialog.close' })) actor.send({ type: 'dialog.close' })
    actor.send({ type: 'form.submit', entries: { ...entries, ...change } })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  }
  return { actor, services, records, store, submit, asked: calls.asked }
}
const secrets = ['password', 'confirmPassword', 'answer'] as const
const expectNoSecret = (stored: Iterable<readonly [string, string]>) =>
  expectNone(
    Array.from(stored).flatMap(([record, text]) =>
      secrets.filter((name) => text.includes(entries[name])).map((name) => `${record} contains the ${name}`),
    ),
    'Declare the field as a secret of its form, and list no secret in a record.',
  )
const lost = () => new ApiError('createUserWithCredentials', 'unreachable')
const created = () => decoded('createUserWithCredentials', answer)

test('a created login replaces the registration by its confirmation', async () => {
  const { submit, services, records, store } = given({
    loginIdValid: [true],
    createUserWithCredentials: [created()],
  })
  const { value, context } = await submit()
  expect(value).toBe('created')
  expect(flow.onDone['created']?.(services, context)).toEqual({
    path: 'registrationConfirmation',
    replace: true,
  })
  expect(records.registration.read()).toBeNull()
  expect(records.confirmation.read()).toMatchObject({ loginId: 'jrivera_48', codeAllowedAt: 35_000 })
  expectNoSecret(store.entries)
})

test('a taken login ID stays at the form and creates nothing', async () => {
  const { submit, asked } = given({ loginIdValid: [false] })
  const { value, context } = await submit()
  expect(value).toBe('form')
  expect(context.errors).toEqual({ loginId: 'loginIdNotAvailable' })
  expect(asked.map(({ name }) => name)).toEqual(['loginIdValid', 'checkRegistrationEligibility'])
})

test('after FAILED, the next submit has another idempotency key', async () => {
  const { submit, asked } = given({
    loginIdValid: [true, true],
    createUserWithCredentials: [decoded('createUserWithCredentials', { status: 'FAILED' }), created()],
    checkRegistrationEligibility: [decoded('checkRegistrationEligibility', { Status: 'Eligible' })],
  })
  expect((await submit()).value).toBe('couldNotCreate')
  expect((await submit()).value).toBe('created')
  const keys = asked.flatMap(({ submitKey }) => submitKey ?? [])
  expect(new Set(keys).size).toBe(2)
})

test.each([true, false])('a login of a second tab is told of (free ID: %s)', async (isFree) => {
  const registered = decoded('checkRegistrationEligibility', {
    Status: 'Ineligible',
    Details: 'Account Already Registered',
  })
  const { actor, submit, services } = given({
    loginIdValid: [isFree],
    createUserWithCredentials: [decoded('createUserWithCredentials', { status: 'FAILED' })],
    checkRegistrationEligibility: [registered, registered],
  })
  const { context } = await submit()
  const next = flow.onDone.registered?.(services, context)
  const query = next && 'query' in next && next.query ? next.query : {}
  expect(actor.getSnapshot().value).toBe('registered')
  expect(bill.input(services, query)).toMatchObject({ entries: person, isRegistered: true })
  services.storage.removeItem('mywater.registration')
  expect(bill.input(services, query)).toMatchObject({ isRegistered: false })
})

const refused = () => decoded('createUserWithCredentials', { status: 'FAILED' })
const answered = (change: object) =>
  decoded('checkRegistrationEligibility', { Status: 'Eligible', ...change })
const late = (answers: Parameters<typeof stubCalls>[0]) => {
  const flowOf = given({ loginIdValid: [true], ...answers })
  flowOf.services.storage.removeItem('mywater.proof')
  return flowOf
}

test('a refused creation repeats the check and then itself', async () => {
  const { submit, asked } = late({
    createUserWithCredentials: [refused(), created()],
    checkRegistrationEligibility: [answered({})],
  })
  expect((await submit()).value).toBe('created')
  expect(asked.map(({ name }) => name)).toEqual([
    'loginIdValid',
    'createUserWithCredentials',
    'checkRegistrationEligibility',
    'createUserWithCredentials',
  ])
})

test('if the repeated check fails, no login is created', async () => {
  const { submit, asked } = late({
    createUserWithCredentials: [refused()],
    checkRegistrationEligibility: [answered({ Status: 'Ineligible' })],
  })
  expect((await submit()).value).toBe('couldNotCreate')
  expect(asked).toHaveLength(3)
})

test('an expired security check shows the bill form with an explanation', async () => {
  const { submit, services, records, store } = late({
    createUserWithCredentials: [refused()],
    checkRegistrationEligibility: [new ApiError('checkRegistrationEligibility', 'captcha_required')],
  })
  const { value, context } = await submit()
  expect(value).toBe('proofLapsed')
  expect(flow.onDone['proofLapsed']?.(services, context)).toEqual({
    path: 'register',
    query: { ...previousQuery(person, 'jordan@example.com'), again: 'bill' },
    replace: true,
  })
  expect(records.registration.read()?.draft).toMatchObject({ loginId: entries.loginId })
  expectNoSecret(store.entries)
})

test('after a lost answer, the key stays, even with a taken ID', async () => {
  const { submit, asked } = given({
    loginIdValid: [true, false],
    createUserWithCredentials: [lost(), created()],
  })
  expect((await submit()).value).toBe('callFailed')
  expect((await submit()).value).toBe('created')
  const keys = asked.flatMap(({ submitKey }) => submitKey ?? [])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('changed entries have another idempotency key', async () => {
  const { submit, asked } = given({
    loginIdValid: [true, true],
    createUserWithCredentials: [lost(), created()],
  })
  await submit()
  await submit({ answer: 'chess club' })
  const keys = asked.flatMap(({ submitKey }) => submitKey ?? [])
  expect(new Set(keys).size).toBe(2)
})

test('after a lost answer, a changed login ID is checked', async () => {
  const { submit } = given({ loginIdValid: [true, false], createUserWithCredentials: [lost()] })
  await submit()
  expect((await submit({ loginId: 'someone_else' })).context.errors).toEqual({
    loginId: 'loginIdNotAvailable',
  })
})

test('Previous opens the bill form with its values and the link email', () => {
  const { actor, services } = given({})
  actor.send({ type: 'previous.choose' })
  expect(flow.onDone['previous']?.(services, actor.getSnapshot().context)).toEqual({
    path: 'register',
    query: previousQuery(person, 'jordan@example.com'),
  })
})

test('the entries are stored without secrets until the registration ends', () => {
  const { actor, records, services, store } = given({})
  const draft = loginForm.draft(entries)
  actor.send({ type: 'draft.keep', draft })
  expect(flow.input(services, {})).toEqual({ registrant: person, linkEmail: 'jordan@example.com', draft })
  expectNoSecret(store.entries)
  actor.send({ type: 'close.choose' })
  actor.send({ type: 'draft.keep', draft })
  expect(records.registration.read()).toBeNull()
})

test('a created login opens its confirmation at the next visit', async () => {
  const { actor, services, submit } = given({
    loginIdValid: [true],
    createUserWithCredentials: [created()],
  })
  await submit()
  actor.stop()
  const again = createActor(flow.bindPorts(services), { input: flow.input(services, {}) }).start()
  const { value, context } = again.getSnapshot()
  expect(value).toBe('register')
  expect(flow.onDone['register']?.(services, context)).toEqual({
    path: 'registrationConfirmation',
    replace: true,
  })
})

test('without a stored registration, /register opens', () => {
  const services = stubServices()
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) }).start()
  const { value, context } = actor.getSnapshot()
  expect(value).toBe('register')
  expect(flow.onDone['register']?.(services, context)).toEqual({ path: 'register', replace: true })
})
