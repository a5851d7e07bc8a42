import { createActor, waitFor } from 'xstate'
import { thirdPartyRecords } from '../../../src/portal/flows/third-party/third-party.records.ts'
import { afterEach, expect, it, vi } from 'vitest'
import type { SignedInPerson, SignIn } from '../../../src/portal/identity/sign-in.ts'
import { storeTokens } from '../../../src/portal/identity/token-cookies.ts'
import {
  acceptedThirdParty,
  flow,
  secondaryHolderBody,
} from '../../../src/portal/flows/third-party/third-party-acceptance.ports.ts'
import {
  registeredRecord,
  thirdPartyConfirmationOf,
} from '../../../src/portal/flows/third-party/third-party-confirmation.ports.ts'
import type { StoredThirdParty } from '../../../src/portal/flows/third-party/third-party.records.ts'
import { exampleRequest } from '../../machines/harness/third-party-example.ts'
import { createJar } from '../identity/stubs.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

afterEach(() => void vi.unstubAllGlobals())

const request = { ...exampleRequest, partnerNumber: '1500000001' }
const stored: StoredThirdParty = {
  request,
  isAccepted: true,
  signInAsked: false,
  registered: {
    firstName: 'Sam',
    lastName: 'Okafor',
    loginId: 'sokafor_12',
    email: 'sam@example.com',
    oktaId: '00u9',
    factorId: 'sms9',
    mfaOptIn: true,
    phone: '+16095550148',
    phoneVerified: false,
    codeAllowedAt: 20_000,
  },
}
const unused = () => Promise.reject(new Error('Not asked for here.'))
const identity = (person: SignedInPerson | null, asked: unknown[] = []): SignIn => ({
  prepare: unused,
  startSignIn: (wanted) => {
    asked.push(wanted)
    return Promise.resolve({ kind: 'failed', failure: 'unreachable' })
  },
  finishSignIn: unused,
  currentPerson: () => Promise.resolve(person),
  checkAccess: unused,
  signOut: unused,
})
const sam: SignedInPerson = {
  name: 'Sam Okafor',
  loginId: 'sokafor_12',
  email: 'sam@example.com',
  acr: '',
  groups: [],
}

it('acceptedThirdParty is the stored request if it was accepted', () => {
  expect(acceptedThirdParty(null)).toBeNull()
  expect(acceptedThirdParty({ ...stored, isAccepted: false })).toBeNull()
  expect(acceptedThirdParty(stored)).toEqual({
    hashcode: 'h-1',
    partnerNumber: '1500000001',
    signInAsked: false,
    loginId: 'sokafor_12',
  })
})

it('createSecondaryAccountHolder is built from the stored request', () => {
  expect(secondaryHolderBody({ ...stored, registered: null })).toEqual({
    connectionContractNumber: '210012345678',
    primaryBusinessPartnerNumber: '1100000001',
    thirdPartyBusinessPartnerNumber: '1500000001',
    thirdPartyURLHashCode: 'h-1',
    relationshipType: 'THIRD_PARTY',
  })
  expect(secondaryHolderBody(stored)).toMatchObject({
    loginId: 'sokafor_12',
    oktaId: '00u9',
    mfaFactorId: 'sms9',
    mfaPhoneFactor: '+16095550148',
  })
})

it('the confirmation reads the stored login and adds a verified phone', () => {
  expect(thirdPartyConfirmationOf(null, 0)).toBeNull()
  expect(thirdPartyConfirmationOf({ ...stored, registered: null }, 0)).toBeNull()
  expect(thirdPartyConfirmationOf(stored, 5000)).toMatchObject({
    loginId: 'sokafor_12',
    codeSecondsLeft: 15,
  })
  const { thirdParty } = thirdPartyRecords(stubServices().storage)
  const record = registeredRecord(thirdParty)
  expect(record.read()).toBeNull()
  thirdParty.write(stored)
  const registered = record.read()
  if (registered) record.write({ ...registered, phoneVerified: true })
  expect(thirdParty.read()).toMatchObject({ request, registered: { phoneVerified: true } })
})

const run = (given: StoredThirdParty, signIn: SignIn, answers: Record<string, readonly unknown[]> = {}) => {
  const { call, asked } = stubCalls(answers)
  const tokens: (string | undefined)[] = []
  const { jar } = createJar()
  storeTokens({ access_token: 'token-of-sam' }, { domain: '' }, jar)
  const services = stubServices({
    call: (name, body, options) => {
      tokens.push(options?.accessToken)
      return call(name, body, options)
    },
    cookies: jar,
    signIn: () => Promise.resolve(signIn),
  })
  thirdPartyRecords(services.storage).thirdParty.write(given)
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) }).start()
  return { actor, asked, services, tokens }
}
const linking = {
  createSecondaryAccountHolder: [{ outputObject: { returnStatus: 'S' } }],
  updateThirdPartyRequestStatusCode: [{ Status: 'Success' }],
}

it("after the sign-in, the person's token links, and the request goes", async () => {
  const back = { ...stored, request: { ...request, partnerNumber: '' }, signInAsked: true }
  const { actor, asked, services, tokens } = run(back, identity(sam), linking)
  await waitFor(actor, (snapshot) => snapshot.matches('linked'))
  expect(tokens[0]).toBe('token-of-sam')
  expect(asked.map(({ name, body }) => [name, body])).toEqual([
    ['createSecondaryAccountHolder', secondaryHolderBody(back)],
    ['updateThirdPartyRequestStatusCode', { hashcode: 'h-1', status: 'Completed' }],
  ])
  expect(thirdPartyRecords(services.storage).thirdParty.read()).toBeNull()
  expect(flow.input(services, {})).toEqual({ thirdParty: null, wasLinked: true })
  actor.send({ type: 'close.choose' })
  expect(flow.input(services, {})).toEqual({ thirdParty: null, wasLinked: false })
})

it('the acceptance flow sends no access token if nobody is signed in', async () => {
  const { actor, tokens } = run(stored, identity(null), linking)
  await waitFor(actor, (snapshot) => snapshot.matches('linked'))
  expect(tokens[0]).toBeUndefined()
})

it.each([
  ['a refusal', { outputObject: { returnStatus: 'E' } }],
  ['no answer', new Error('lost')],
])('the acceptance flow fails after %s and keeps the stored third-party request', async (_, answer) => {
  const { actor, services } = run(stored, identity(null), { createSecondaryAccountHolder: [answer] })
  await waitFor(actor, (snapshot) => snapshot.matches('couldNotCreate'))
  expect(thirdPartyRecords(services.storage).thirdParty.read()).toEqual(stored)
})

it('the sign-in is stored and returns to /thirdPartyAccept', async () => {
  vi.stubGlobal('window', new EventTarget())
  const asked: unknown[] = []
  const accepted = { ...stored, request: exampleRequest, registered: null }
  const { actor, services } = run(accepted, identity(null, asked))
  const { children } = await waitFor(actor, (snapshot) => snapshot.matches('choice'))
  children.signIn?.send({ type: 'signIn.start' })
  if (children.signIn) await waitFor(children.signIn, (snapshot) => snapshot.matches('failed'))
  expect(asked).toEqual([{ originalUri: '/thirdPartyAccept', acr: '', loginHint: '', language: 'en' }])
  expect(thirdPartyRecords(services.storage).thirdParty.read()?.signInAsked).toBe(true)
})
