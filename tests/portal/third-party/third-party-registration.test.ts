import { thirdPartyForm, type ThirdPartyEntries } from '../../../machines/forms/third-party-form.ts'
import * as v from 'valibot'
import { flow as acceptance } from '../../../src/portal/flows/third-party/third-party-acceptance.ports.ts'
import { thirdPartyRecords } from '../../../src/portal/flows/third-party/third-party.records.ts'
import { expect, it, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { addressTypes } from '../../../machines/forms/address.ts'
import { noRequest } from '../../../machines/shared/third-party.ts'
import { thirdPartyOperations } from '../../../src/contract/third-party.ts'
import {
  addressBody,
  thirdPartyBody,
  thirdPartyRefusal,
  thirdPartyRegistrationOutcome,
  flow,
  storedAfterRegistration,
} from '../../../src/portal/flows/third-party/third-party-registration.ports.ts'
import { exampleEntries, exampleRequest as request } from '../../machines/harness/third-party-example.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

const entries: ThirdPartyEntries = {
  ...exampleEntries,
  extension: '12',
  password: ' Estuary-77 ',
  confirmPassword: ' Estuary-77 ',
  answer: ' Swimming',
  mfaOptIn: true,
  phone: '(609) 555-0199',
}
const { body, response: answerSchema } = thirdPartyOperations.thirdPartyRegistrationSubmit
const answered = (fields: Record<string, unknown>) => v.parse(answerSchema, { Status: 'Failed', ...fields })

test.each(addressTypes)(
  'the body of thirdPartyRegistrationSubmit matches the contract for the address type %s',
  (addressType) => {
    const sent = thirdPartyBody(request, { ...entries, address: { ...entries.address, addressType } })
    expect(v.parse(body, sent)).toEqual(sent)
    expect(sent).toMatchObject({
      firstName: 'Sam',
      email: 'sam@example.com',
      loginId: 'sokafor_12',
      telephone1: '+16095550148',
      phoneCountryCode: '1',
      telephone1Ext: '12',
      mfaPhoneFactor: '+16095550199',
      connectionContractNumber: '210012345678',
      thirdPartyURLHashCode: 'h-1',
      relationshipType: 'THIRD_PARTY',
    })
  },
)

it('the body of thirdPartyRegistrationSubmit contains the secrets exactly as typed', () => {
  expect(thirdPartyBody(request, entries)).toMatchObject({
    password: ' Estuary-77 ',
    securityAnswer: ' Swimming',
  })
})

test.each([
  [
    'STANDARD',
    {
      houseNumber: '12',
      streetName: 'Ferry Lane',
      streetSupplement: '',
      city: 'Riverton',
      state: 'NJ',
      country: 'USA',
      zipCode: '08077',
    },
  ],
  ['PO BOX', { poBox: '77', city: 'Riverton', state: 'NJ', poBoxZip: '08077' }],
  [
    'MILITARY',
    { unit: 'CMR', unitNumber: '450', apoFmoDpo: 'APO', aeApAA: 'AE', country: 'USA', zipCode: '08077' },
  ],
  [
    'FOREIGN',
    {
      houseNumber: '12',
      streetName: 'Ferry Lane',
      streetSupplement: '',
      city: 'Riverton',
      state: 'Bavaria',
      country: 'DE',
      foreignState: 'Bavaria',
      foreignCountry: 'DE',
      zipCode: '08077',
    },
  ],
] as const)('the body has only the fields of the address type %s', (addressType, fields) => {
  expect(addressBody({ ...request.address, addressType })).toEqual(fields)
})

test.each([
  ['No jurisdiction code', 'invalidAddress'],
  ['Business partner not created', 'partnerNotCreated'],
  ['Accounts not linked', 'accountsNotLinked'],
  ['Login ID not available', 'loginIdTaken'],
  ['Account not created', 'accountNotCreated'],
  ['', 'notCreated'],
  ['Anything else', 'somethingWrong'],
  ['constructor', 'somethingWrong'],
])('the details %j mean the refusal %s', (Details, code) => {
  expect(thirdPartyRefusal(answered({ Details }))).toEqual({ code })
})

it('the reason of a refused password is cut after 200 characters', () => {
  const policy = (errorSummary: string) =>
    thirdPartyRefusal(answered({ errorSummaryStatus: 'Password policy', errorCauses: [{ errorSummary }] }))
  expect(policy('<b>Used</b> before')).toEqual({ message: '<b>Used</b> before' })
  expect(policy('x'.repeat(300))).toEqual({ message: 'x'.repeat(200) })
  expect(policy(' ')).toEqual({ code: 'notCreated' })
})

const sent = thirdPartyBody(request, entries)
const success = {
  Status: 'Success',
  oktaId: '00u9',
  smsFactorId: 'sms9',
  mfaEnrolledStatus: 'Success',
  thirdPartyBusinessPartnerNumber: '1500000001',
}

it('a registration returns login ID and partner number, but no secret', () => {
  const outcome = thirdPartyRegistrationOutcome(answered(success), sent)
  expect(outcome).toMatchObject({
    kind: 'registered',
    registered: { loginId: 'sokafor_12', oktaId: '00u9', factorId: 'sms9', partnerNumber: '1500000001' },
  })
  expect(JSON.stringify(outcome)).not.toMatch(/Estuary|Swimming/)
})

it('without a factor its id is empty, and the partner number stays', () => {
  const outcome = thirdPartyRegistrationOutcome(answered({ ...success, mfaEnrolledStatus: 'Failed' }), {
    ...sent,
    thirdPartyBusinessPartnerNumber: '1400000002',
  })
  expect(outcome).toMatchObject({ registered: { factorId: '', partnerNumber: '1400000002' } })
})

const accepted = { request, isAccepted: true, signInAsked: false, registered: null }
const registered = {
  firstName: 'Sam',
  lastName: 'Okafor',
  loginId: 'sokafor_12',
  email: 'sam@example.com',
  oktaId: '00u9',
  factorId: 'sms9',
  mfaOptIn: true,
  phone: '+16095550199',
  partnerNumber: '1500000001',
}

it('the registration form opens only after the person has accepted the responsibility', () => {
  const services = stubServices()
  expect(flow.input(services, {})).toEqual({ request: noRequest, draft: null })
  thirdPartyRecords(services.storage).thirdParty.write({ ...accepted, isAccepted: false })
  expect(flow.input(services, {})).toEqual({ request: noRequest, draft: null })
  thirdPartyRecords(services.storage).thirdParty.write(accepted)
  expect(flow.input(services, {})).toEqual({ request, draft: null })
})

it('after the registration, the login is stored and the form stays closed', () => {
  const stored = storedAfterRegistration(accepted, registered, 1000)
  expect(stored.request.partnerNumber).toBe('1500000001')
  expect(stored.registered).toMatchObject({
    loginId: 'sokafor_12',
    phoneVerified: false,
    codeAllowedAt: 31_000,
  })
  const services = stubServices()
  thirdPartyRecords(services.storage).thirdParty.write(stored)
  expect(thirdPartyRecords(services.storage).thirdParty.read()).toEqual(stored)
  expect(flow.input(services, {})).toEqual({ request: noRequest, draft: null })
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) }).start()
  const { value, context } = actor.getSnapshot()
  expect(value).toBe('nothingStored')
  const leave = flow.onDone['nothingStored']
  expect(leave?.(services, context)).toEqual({ path: 'thirdPartyConfirmation', replace: true })
  thirdPartyRecords(services.storage).clear()
  expect(leave?.(services, context)).toEqual({ path: 'home', replace: true })
  createActor(acceptance.bindPorts(services), { input: acceptance.input(services, {}) })
    .start()
    .send({ type: 'signUp.choose' })
  expect(leave?.(services, context)).toEqual({ path: 'secondaryAccountHolder', replace: true })
})

it('the login is stored as soon as the answer arrives', async () => {
  const { call } = stubCalls({
    loginIdValid: [true],
    thirdPartyRegistrationSubmit: [answered({ Status: 'Success', oktaId: '00u9' })],
  })
  const services = stubServices({ call, now: () => 1000 })
  thirdPartyRecords(services.storage).thirdParty.write(accepted)
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) }).start()
  const draft = thirdPartyForm.draft(entries)
  actor.send({ type: 'draft.keep', draft })
  actor.send({ type: 'form.submit', entries })
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  expect(value).toBe('registered')
  expect(thirdPartyRecords(services.storage).thirdParty.read()?.registered).toMatchObject({
    oktaId: '00u9',
  })
  expect(thirdPartyRecords(services.storage).thirdPartyDraft.read()).toBeNull()
})

it('the entries are stored without secrets until Close', () => {
  const services = stubServices()
  thirdPartyRecords(services.storage).thirdParty.write(accepted)
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) }).start()
  const draft = thirdPartyForm.draft(entries)
  actor.send({ type: 'draft.keep', draft })
  expect(flow.input(services, {})).toEqual({ request, draft })
  thirdPartyRecords(services.storage).thirdParty.write({
    ...accepted,
    request: { ...request, hashcode: 'of another request' },
  })
  expect(flow.input(services, {}).draft).toBeNull()
  actor.send({ type: 'close.choose' })
  actor.send({ type: 'draft.keep', draft })
  expect(flow.input(services, {})).toEqual({ request: noRequest, draft: null })
})

it('without an enrolled phone, a code can be requested at once', () => {
  const stored = storedAfterRegistration(accepted, { ...registered, factorId: '' }, 1000)
  expect(stored.registered?.codeAllowedAt).toBe(1000)
})
