import { expect, test } from 'vitest'
import { invitationRecords } from '../../../src/portal/flows/invitation/invitation.records.ts'
import { createActor, waitFor } from 'xstate'
import { noLink, type Invitation } from '../../../machines/invitation.machine.ts'
import { invitationForm } from '../../../machines/forms/login-form.ts'
import { invitedLogin } from '../../../stories/examples/people.ts'
import {
  flow,
  invitationLink,
  invitationOutcome,
  invitedUserBody,
  invitedUserOutcome,
  newWelcome,
} from '../../../src/portal/flows/invitation/invitation.ports.ts'
import { received } from '../kit/decoded.ts'
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
const entries = {
  ...invitedLogin,
  loginId: 'jrivera26',
  password: ' Blue-Kettle-7 ',
  confirmPassword: ' Blue-Kettle-7 ',
  answer: ' Spelling bee ',
  phone: '(609) 555-0148',
}
const body = invitedUserBody(link, invitation, entries)
const success = received('createUserWithCredentials', {
  status: 'ACTIVE',
  Status: 'Success',
  id: '00u1',
  oktaId: '00u1',
  mfaEnrolledStatus: 'Success',
  smsFactorId: 'sms1',
})

test('invitationLink returns the guid and the account number of the link', () => {
  expect(invitationLink({ guid: '3f2a', accountNumber: '2100-1234-5678' })).toEqual(link)
})

test.each([
  [{}],
  [{ guid: '3f2a' }],
  [{ accountNumber: '210012345678' }],
  [{ guid: '3f2a', accountNumber: '2100' }],
  [{ guid: 'x'.repeat(129), accountNumber: '210012345678' }],
  [{ guid: '3f\n2a', accountNumber: '210012345678' }],
])('invitationLink returns noLink if a parameter is missing or invalid: %j', (query) => {
  expect(invitationLink(query)).toEqual(noLink)
})

test('an invitation fills the form; Person is an individual', () => {
  expect(invitationOutcome(received('getEnrollmentDetails', details))).toEqual({ kind: 'open', invitation })
})

test.each(['Organization', 'Business', ''])(
  'the customer type %j of an invitation is a business',
  (customerType) => {
    expect(invitationOutcome(received('getEnrollmentDetails', { ...details, customerType }))).toMatchObject({
      invitation: { customerType: 'business' },
    })
  },
)

test('without a customer name, the form shows first and last name', () => {
  expect(invitationOutcome(received('getEnrollmentDetails', { ...details, customerName: '' }))).toMatchObject(
    {
      invitation: { customerName: 'Jordan Rivera' },
    },
  )
})

test.each([
  ['User Not Found', { kind: 'notFound' }],
  ['User Already Registered', { kind: 'alreadyRegistered', loginHint: 'jrivera26' }],
  ['Something new', { kind: 'failed' }],
])('the status %s of an invitation leads to the documented outcome', (Status, outcome) => {
  expect(invitationOutcome(received('getEnrollmentDetails', { Status, Login: 'jrivera26' }))).toEqual(outcome)
})

test('the body of createUserWithCredentials contains the invitation and the entries', () => {
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

test('the body has no phone without an opt-in', () => {
  expect(invitedUserBody(link, invitation, { ...entries, mfaOptIn: false })).toMatchObject({
    mfaOptIn: false,
    mfaPhoneFactor: '',
  })
})

test('only the Status "Success" means that the login was created', () => {
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

test('without an enrolled factor, a code can be requested at once', () => {
  const outcome = invitedUserOutcome({ ...success, mfaEnrolledStatus: 'Failed' }, body)
  if (outcome.kind !== 'created') throw new Error('not created')
  expect(newWelcome(invitation, outcome.login, 1000)).toMatchObject({
    mfaOptIn: true,
    factorId: '',
    codeAllowedAt: 1000,
  })
})

const start = async (answers: Parameters<typeof stubCalls>[0]) => {
  const { call, asked } = stubCalls(answers)
  const services = stubServices({ call, now: () => 1000 })
  const actor = createActor(flow.bindPorts(services), { input: { link, draft: null } })
  actor.start()
  await waitFor(actor, ({ value }) => value === 'form')
  return { actor, asked, services }
}

test('the flow of an invitation stores no secret for the welcome page', async () => {
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

const draft = invitationForm.draft(invitedLogin)
const loaded = (services: ReturnType<typeof stubServices>, query: Record<string, string>) =>
  flow.input(services, query).link

test('after a reload without a link, the stored link is read', async () => {
  const services = stubServices({ call: stubCalls({ getEnrollmentDetails: [details] }).call })
  expect(loaded(services, {})).toEqual(noLink)
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, link) }).start()
  await waitFor(actor, ({ value }) => value === 'form')
  expect(loaded(services, {})).toEqual(link)
})

test('another link, even an invalid one, replaces the stored link', () => {
  const services = stubServices()
  invitationRecords(services.storage).openInvitation.write({ link, draft })
  expect(loaded(services, { guid: 'other', accountNumber: '210012345686' }).guid).toBe('other')
  expect(loaded(services, { guid: 'other' })).toEqual(noLink)
})

test('the entries are stored without secrets, and only for this invitation', async () => {
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
  ['the link is used', 'created'],
  ['the person cancels', 'login'],
] as const)('the invitation flow removes the stored link when %s', async (_, end) => {
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
