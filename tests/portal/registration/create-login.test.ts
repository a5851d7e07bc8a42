import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { LoginEntries } from '../../../machines/forms/credentials.ts'
import type { BillEntries } from '../../../machines/forms/bill.ts'
import { CallFailure } from '../../../src/portal/api/call-failure.ts'
import {
  createLoginOutcome,
  createUserBody,
  flow,
  newConfirmation,
  previousQuery,
} from '../../../src/portal/flows/registration/create-login.ports.ts'
import { registrationRecords } from '../../../src/portal/flows/registration/registration.records.ts'
import { createStore } from '../identity/stubs.ts'
import { decoded } from '../kit/decoded.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

const person: BillEntries = {
  accountNumber: '210012345678',
  customerType: 'Person',
  firstName: 'Jordan',
  middleName: 'M',
  lastName: 'Rivera',
  customerName: '',
}
const business: BillEntries = {
  ...person,
  customerType: 'Organization',
  firstName: '',
  middleName: '',
  lastName: '',
  customerName: 'Riverton Nursery',
}
const entries: LoginEntries = {
  loginId: ' jrivera_48 ',
  password: ' Orchard-Lane48 ',
  confirmPassword: ' Orchard-Lane48 ',
  question: 'first_award',
  answer: ' spelling bee ',
  email: ' jordan.rivera@example.com ',
  confirmEmail: 'jordan.rivera@example.com',
  mfaOptIn: true,
  phone: '+16095550148',
}
const answer = {
  status: 'STAGED',
  Status: 'Success',
  id: '00u1',
  oktaId: '00u1',
  mfaEnrolledStatus: 'Success',
  smsFactorId: 'sms1',
}
const body = createUserBody(person, entries)

describe('the body of createUserWithCredentials', () => {
  test('is trimmed but for the secrets', () => {
    expect(body).toEqual({
      connectionContractNumber: '210012345678',
      customerType: 'Individual',
      firstName: 'Jordan',
      middleName: 'M',
      lastName: 'Rivera',
      loginId: 'jrivera_48',
      email: 'jordan.rivera@example.com',
      password: ' Orchard-Lane48 ',
      question: 'first_award',
      answer: ' spelling bee ',
      mfaOptIn: true,
      mfaPhoneFactor: '+16095550148',
    })
  })

  test('names a business as Business', () => {
    const { firstName, lastName, customerType, customerName } = createUserBody(business, entries)
    expect({ firstName, lastName, customerType, customerName }).toEqual({
      customerType: 'Business',
      customerName: 'Riverton Nursery',
    })
  })

  test.each([
    [true, '(609) 555-0148', '+16095550148'],
    [true, '+44 20 7946 0018', '+442079460018'],
    [false, '+16095550148', ''],
  ])('carries the phone in international form: %o, %s', (mfaOptIn, phone, mfaPhoneFactor) => {
    expect(createUserBody(person, { ...entries, mfaOptIn, phone })).toMatchObject({
      mfaOptIn,
      mfaPhoneFactor,
    })
  })
})

describe('the answer of createUserWithCredentials', () => {
  test.each(['PROVISIONED', 'STAGED'])('%s is success', (status) => {
    expect(createLoginOutcome({ ...answer, status }, body)).toEqual({
      kind: 'created',
      login: {
        loginId: 'jrivera_48',
        email: 'jordan.rivera@example.com',
        oktaId: '00u1',
        factorId: 'sms1',
        phone: '+16095550148',
      },
    })
  })

  test.each(['FAILED', 'ACTIVE', 'staged', ''])('%o is a refusal', (status) => {
    expect(createLoginOutcome({ ...answer, status }, body)).toEqual({ kind: 'refused' })
  })

  test.each(['Failed', '', 'success'])('a factor with the enrolment status %o does not count', (status) => {
    expect(createLoginOutcome({ ...answer, mfaEnrolledStatus: status }, body)).toMatchObject({
      login: { factorId: '' },
    })
  })

  test('id stands in for oktaId', () => {
    expect(createLoginOutcome({ ...answer, id: '00u2', oktaId: '' }, body)).toMatchObject({
      login: { oktaId: '00u2' },
    })
  })
})

describe('the query Previous goes back with', () => {
  test('carries a person', () => {
    expect(previousQuery(person, '')).toEqual({
      accountNumber: '210012345678',
      customerType: 'P',
      firstName: 'Jordan',
      lastName: 'Rivera',
      middleName: 'M',
    })
  })

  test('carries a business as firstName, and the address of the link', () => {
    expect(previousQuery(business, 'office@example.com')).toEqual({
      accountNumber: '210012345678',
      customerType: 'O',
      firstName: 'Riverton Nursery',
      emailAddress: 'office@example.com',
    })
  })
})

const login = {
  loginId: 'jrivera_48',
  email: 'jordan.rivera@example.com',
  oktaId: '00u1',
  factorId: 'sms1',
  phone: '+16095550148',
}

describe('the confirmation record', () => {
  test('starts with a code on its way: 30 seconds', () => {
    expect(newConfirmation(person, login, 1000)).toEqual({
      ...login,
      accountNumber: '210012345678',
      customerName: 'Jordan M Rivera',
      mfaOptIn: true,
      phoneVerified: false,
      pendingRecorded: false,
      codeAllowedAt: 31_000,
      emailAllowedAt: 1000,
    })
  })

  test('knows of no code without a factor', () => {
    expect(newConfirmation(business, { ...login, factorId: '', phone: '' }, 1000)).toMatchObject({
      customerName: 'Riverton Nursery',
      mfaOptIn: false,
      codeAllowedAt: 1000,
    })
  })
})

const given = (answers: Parameters<typeof stubCalls>[0]) => {
  const store = createStore()
  const records = registrationRecords(store)
  records.registration.write({ ...person, linkEmail: 'jordan@example.com', draft: null })
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
const lost = () => new CallFailure('createUserWithCredentials', 'unreachable')
const created = () => decoded('createUserWithCredentials', answer)

describe('the bound flow', () => {
  test('creates, hands over to the confirmation and holds the registration no longer', async () => {
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
    expect(JSON.stringify([...store.entries])).not.toMatch(/Orchard|spelling/)
  })

  test.each([
    ['loginIdValid', 'no answer', lost()],
    ['loginIdValid', 'an answer that is not true or false', decoded('loginIdValid', 'yes')],
    ['createUserWithCredentials', 'no answer', lost()],
    ['createUserWithCredentials', 'an answer without status', decoded('createUserWithCredentials', {})],
    ['createUserWithCredentials', 'no JSON', decoded('createUserWithCredentials', undefined)],
  ])('%s with %s ends in callFailed, and nothing is lost', async (name, _, failure) => {
    const { submit, records } = given({
      loginIdValid: [true],
      createUserWithCredentials: [created()],
      [name]: [failure],
    })
    const { value, context } = await submit()
    expect(value).toBe('callFailed')
    expect(context.submitted).toBeNull()
    expect(records.registration.read()).not.toBeNull()
    expect(records.confirmation.read()).toBeNull()
  })

  test('a taken login ID stays at the form and creates nothing', async () => {
    const { submit, asked } = given({ loginIdValid: [false] })
    const { value, context } = await submit()
    expect(value).toBe('form')
    expect(context.errors).toEqual({ loginId: 'loginIdNotAvailable' })
    expect(asked.map(({ name }) => name)).toEqual(['loginIdValid'])
  })

  test('another status is Could not create user; the next submit is a new one', async () => {
    const { submit, asked } = given({
      loginIdValid: [true, true],
      createUserWithCredentials: [decoded('createUserWithCredentials', { status: 'FAILED' }), created()],
    })
    expect((await submit()).value).toBe('couldNotCreate')
    expect((await submit()).value).toBe('created')
    const keys = asked.flatMap(({ submitKey }) => submitKey ?? [])
    expect(new Set(keys).size).toBe(2)
  })

  test('a creation whose answer was lost is asked for again under its key, taken login ID or not', async () => {
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

  test('a changed body gets a key of its own', async () => {
    const { submit, asked } = given({
      loginIdValid: [true, true],
      createUserWithCredentials: [lost(), created()],
    })
    await submit()
    await submit({ answer: 'chess club' })
    const keys = asked.flatMap(({ submitKey }) => submitKey ?? [])
    expect(new Set(keys).size).toBe(2)
  })

  test('another login ID is checked as ever after a lost answer', async () => {
    const { submit } = given({ loginIdValid: [true, false], createUserWithCredentials: [lost()] })
    await submit()
    expect((await submit({ loginId: 'someone_else' })).context.errors).toEqual({
      loginId: 'loginIdNotAvailable',
    })
  })

  test('goes back with what was registered, and keeps the address of the link', () => {
    const { actor, services } = given({})
    actor.send({ type: 'previous.choose' })
    expect(flow.onDone['previous']?.(services, actor.getSnapshot().context)).toEqual({
      path: 'register',
      query: previousQuery(person, 'jordan@example.com'),
    })
  })

  test('holds what was typed, without secrets, as long as it holds the registrant', () => {
    const { actor, records, services, store } = given({})
    const { password: _, confirmPassword: _confirm, answer: _answer, ...draft } = entries
    actor.send({ type: 'draft.keep', draft })
    expect(flow.input(services, {})).toEqual({ registrant: person, linkEmail: 'jordan@example.com', draft })
    expect(JSON.stringify([...store.entries])).not.toMatch(/Orchard|spelling/)
    actor.send({ type: 'close.choose' })
    actor.send({ type: 'draft.keep', draft })
    expect(records.registration.read()).toBeNull()
  })

  test('closing forgets the registration', () => {
    const { actor, records } = given({})
    actor.send({ type: 'close.choose' })
    expect(records.registration.read()).toBeNull()
  })

  test('to who left before the answer came, and comes back, it shows the login that was created', async () => {
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

  test('without a registration it leads to /register', () => {
    const services = stubServices()
    const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) }).start()
    const { value, context } = actor.getSnapshot()
    expect(value).toBe('register')
    expect(flow.onDone['register']?.(services, context)).toEqual({ path: 'register', replace: true })
  })
})
