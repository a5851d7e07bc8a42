import { describe, expect, test } from 'vitest'
import { invitationRecords } from '../../../src/portal/flows/invitation/invitation.records.ts'
import { createActor, waitFor } from 'xstate'
import { noLink } from '../../../machines/shared/invitation.ts'
import type { Invitation } from '../../../machines/shared/invitation.ts'
import type { InvitationEntries } from '../../../machines/forms/credentials.ts'
import { ApiError } from '../../../src/portal/api/client.ts'
import {
  flow,
  invitationLink,
  invitationOutcome,
  invitedUserBody,
  invitedUserOutcome,
  newWelcome,
} from '../../../src/portal/flows/invitation/invitation.ports.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

const link = { guid: '3f2a', accountNumber: '210012345678' }
const details = {
  connectionContractNumber: '210012345678',
  businessPartnerNumber: '1100',
  email: 'jordan@example.com',
  customerName: 'Jordan Rivera',
  firstName: 'Jordan',
  lastName: 'Rivera',
  customerType: 'Person',
}
const invitation: Invitation = {
  accountNumber: '210012345678',
  businessPartnerNumber: '1100',
  customerType: 'individual',
  customerName: 'Jordan Rivera',
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan@example.com',
}
const entries: InvitationEntries = {
  loginId: ' jrivera26 ',
  password: ' Blue-Kettle-7 ',
  confirmPassword: ' Blue-Kettle-7 ',
  question: 'first_award',
  answer: ' Spelling bee ',
  mfaOptIn: true,
  phone: '(609) 555-0148',
}
const body = invitedUserBody(link, invitation, entries)
const success = {
  status: 'ACTIVE',
  Status: 'Success',
  id: '00u1',
  oktaId: '00u1',
  mfaEnrolledStatus: 'Success',
  smsFactorId: 'sms1',
  errorCauses: [],
}

describe('the link of an invitation', () => {
  test('carries a guid and an account number', () => {
    expect(invitationLink({ guid: '3f2a', accountNumber: '2100-1234-5678' })).toEqual(link)
  })

  test.each([
    [{}],
    [{ guid: '3f2a' }],
    [{ accountNumber: '210012345678' }],
    [{ guid: '3f2a', accountNumber: '2100' }],
    [{ guid: 'x'.repeat(129), accountNumber: '210012345678' }],
    [{ guid: '3f\n2a', accountNumber: '210012345678' }],
  ])('is noLink when a parameter is missing or malformed: %j', (query) => {
    expect(invitationLink(query)).toEqual(noLink)
  })
})

describe('the invited customer', () => {
  test('prefills the form; Person becomes individual', () => {
    expect(invitationOutcome(details)).toEqual({ kind: 'open', invitation })
  })

  test.each(['Organization', 'Business', ''])('the customer type %j becomes business', (customerType) => {
    expect(invitationOutcome({ ...details, customerType })).toMatchObject({
      invitation: { customerType: 'business' },
    })
  })

  test('has a name even when the answer has none for the customer', () => {
    expect(invitationOutcome({ ...details, customerName: '' })).toMatchObject({
      invitation: { customerName: 'Jordan Rivera' },
    })
  })

  test.each([
    ['User Not Found', { kind: 'notFound' }],
    ['User Already Registered', { kind: 'alreadyRegistered', loginHint: 'jrivera26' }],
    ['Something new', { kind: 'failed' }],
  ])('the status %s', (Status, outcome) => {
    expect(invitationOutcome({ Status, Login: 'jrivera26' })).toEqual(outcome)
  })
})

describe('creating the invited login', () => {
  test('sends the invitation with the login, and the secrets untrimmed', () => {
    expect(body).toEqual({
      invitationGuid: '3f2a',
      connectionContractNumber: '210012345678',
      businessPartnerNumber: '1100',
      customerType: 'Individual',
      customerName: 'Jordan Rivera',
      firstName: 'Jordan',
      lastName: 'Rivera',
      email: 'jordan@example.com',
      loginId: 'jrivera26',
      password: ' Blue-Kettle-7 ',
      question: 'first_award',
      answer: ' Spelling bee ',
      mfaOptIn: true,
      mfaPhoneFactor: '+16095550148',
    })
  })

  test('sends no phone without multi-factor authentication', () => {
    expect(invitedUserBody(link, invitation, { ...entries, mfaOptIn: false })).toMatchObject({
      mfaOptIn: false,
      mfaPhoneFactor: '',
    })
  })

  test('Status Success alone is success', () => {
    expect(invitedUserOutcome(success, body)).toMatchObject({
      kind: 'created',
      login: { loginId: 'jrivera26', oktaId: '00u1', factorId: 'sms1', phone: '+16095550148' },
    })
    expect(invitedUserOutcome({ ...success, Status: 'Failed' }, body)).toEqual({
      kind: 'refused',
      passwordReason: '',
    })
    expect(invitedUserOutcome({ ...success, status: 'PROVISIONED', Status: '' }, body)).toEqual({
      kind: 'refused',
      passwordReason: '',
    })
  })

  test('a factor that was not enrolled has no cooldown', () => {
    const outcome = invitedUserOutcome({ ...success, mfaEnrolledStatus: 'Failed' }, body)
    if (outcome.kind !== 'created') throw new Error('not created')
    expect(newWelcome(invitation, outcome.login, 1000)).toMatchObject({
      mfaOptIn: true,
      factorId: '',
      codeAllowedAt: 1000,
    })
  })
})

describe('the flow against a backend', () => {
  const start = async (answers: Parameters<typeof stubCalls>[0]) => {
    const { call, asked } = stubCalls(answers)
    const services = stubServices({ call, now: () => 1000 })
    const actor = createActor(flow.bindPorts(services), { input: { link, draft: null } })
    actor.start()
    await waitFor(actor, ({ value }) => value === 'form')
    return { actor, asked, services }
  }

  test('stores no secret for the welcome page', async () => {
    const { actor, asked, services } = await start({
      getEnrollmentDetails: [details],
      loginIdValid: [true],
      createUserWithCredentials: [success],
    })
    actor.send({ type: 'form.submit', entries })
    const { context } = await waitFor(actor, ({ value }) => value === 'created')
    expect(flow.onDone['created']?.(services, context)).toEqual({
      path: 'registrationInvitationComplete',
      replace: true,
    })
    expect(invitationRecords(services.storage).invitation.read()).toEqual({
      customerName: 'Jordan Rivera',
      email: 'jordan@example.com',
      loginId: 'jrivera26',
      oktaId: '00u1',
      mfaOptIn: true,
      phone: '+16095550148',
      factorId: 'sms1',
      phoneVerified: false,
      codeAllowedAt: 31_000,
    })
    expect(asked.map(({ name }) => name)).toEqual([
      'getEnrollmentDetails',
      'loginIdValid',
      'createUserWithCredentials',
    ])
    expect(asked[0]?.body).toEqual({ accountNumber: '210012345678', invitationGuid: '3f2a' })
  })

  test('a creation without an answer is repeated with the same key, although its login ID is taken now', async () => {
    const { actor, asked } = await start({
      getEnrollmentDetails: [details],
      loginIdValid: [true, false],
      createUserWithCredentials: [new ApiError('createUserWithCredentials', 'unreachable'), success],
    })
    actor.send({ type: 'form.submit', entries })
    await waitFor(actor, ({ value }) => value === 'callFailed')
    actor.send({ type: 'dialog.close' })
    actor.send({ type: 'form.submit', entries })
    await waitFor(actor, ({ value }) => value === 'created')
    const keys = asked
      .filter(({ name }) => name === 'createUserWithCredentials')
      .map((call) => call.submitKey)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })
})

describe('the link of an open invitation', () => {
  const draft = { loginId: 'jrivera_48', question: 'first_award', mfaOptIn: false, phone: '' }
  const loaded = (services: ReturnType<typeof stubServices>, query: Record<string, string>) =>
    flow.input(services, query).link

  test('is stored for a reload, when the address has none', async () => {
    const services = stubServices({ call: stubCalls({ getEnrollmentDetails: [details] }).call })
    expect(loaded(services, {})).toEqual(noLink)
    const actor = createActor(flow.bindPorts(services), { input: flow.input(services, link) }).start()
    await waitFor(actor, ({ value }) => value === 'form')
    expect(loaded(services, {})).toEqual(link)
  })

  test('does not replace another link, not even an invalid one', () => {
    const services = stubServices()
    invitationRecords(services.storage).openInvitation.write({ link, draft })
    expect(loaded(services, { guid: 'other', accountNumber: '210012345686' }).guid).toBe('other')
    expect(loaded(services, { guid: 'other' })).toEqual(noLink)
  })

  test('the entries are stored without the secrets, for this invitation only', async () => {
    const call = stubCalls({ getEnrollmentDetails: [details, details] }).call
    const services = stubServices({ call })
    const open = async () => {
      const actor = createActor(flow.bindPorts(services), { input: flow.input(services, link) }).start()
      await waitFor(actor, ({ value }) => value === 'form')
      return actor
    }
    const actor = await open()
    actor.send({ type: 'draft.keep', draft })
    expect(flow.input(services, {}).draft).toEqual(draft)
    expect((await open()).getSnapshot().context.draft).toEqual(draft)
    expect(flow.input(services, { guid: 'other', accountNumber: '210012345686' }).draft).toBeNull()
    actor.send({ type: 'close.choose' })
    actor.send({ type: 'draft.keep', draft })
    expect(flow.input(services, {})).toEqual({ link: noLink, draft: null })
  })

  test.each([
    ['it is used', 'created'],
    ['the person cancels', 'login'],
  ] as const)('is removed when %s', async (_, end) => {
    const { call } = stubCalls({
      getEnrollmentDetails: [details],
      loginIdValid: [true],
      createUserWithCredentials: [success],
    })
    const services = stubServices({ call })
    const actor = createActor(flow.bindPorts(services), { input: flow.input(services, link) }).start()
    await waitFor(actor, ({ value }) => value === 'form')
    expect(invitationRecords(services.storage).openInvitation.read()).not.toBeNull()
    actor.send(end === 'created' ? { type: 'form.submit', entries } : { type: 'cancel.choose' })
    await waitFor(actor, ({ value }) => value === end)
    expect(invitationRecords(services.storage).openInvitation.read()).toBeNull()
  })
})
