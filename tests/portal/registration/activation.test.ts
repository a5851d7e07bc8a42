import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  activationOutcome,
  completedBody,
  flow,
} from '../../../src/portal/flows/registration/activation.ports.ts'
import { received } from '../kit/decoded.ts'
import { freeText } from '../../../src/contract/fields.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

const answer = received('completeRegistration', {
  Status: 'Success',
  Email: 'jordan.rivera@example.com',
  Name: 'Jordan M Rivera',
  LoginId: 'jrivera_48',
  ConnectionContractNumber: '210012345678',
  BusinessPartnerNumber: '1000123456',
  'Already Activated': 'False',
  'Interaction Record Created': 'False',
  Details: '',
})
const login = {
  customerName: 'Jordan M Rivera',
  loginId: 'jrivera_48',
  email: 'jordan.rivera@example.com',
  accountNumber: '210012345678',
  businessPartnerNumber: '1000123456',
  interactionRecorded: false,
}

test('the outcome of a new activation contains the details of the login', () => {
  expect(activationOutcome(answer)).toEqual({ kind: 'activated', login })
  expect(activationOutcome({ ...answer, 'Interaction Record Created': 'True' })).toEqual({
    kind: 'activated',
    login: { ...login, interactionRecorded: true },
  })
})

test('the outcome for a login that is already active is alreadyActivated', () => {
  expect(activationOutcome({ ...answer, 'Already Activated': 'True' })).toEqual({
    kind: 'alreadyActivated',
  })
})

test.each([
  ['Failed', 'AEADBadTagException: Tag mismatch', 'expired'],
  ['Failed', 'javax.crypto.BadTagException', 'expired'],
  ['Failed', 'AEADBadTagException: Tag mismatch. Registration lapsed', 'lapsed'],
  ['Failed', '', 'failed'],
  ['Failed', 'Something else', 'failed'],
  ['', '', 'failed'],
] as const)('the status %j with the details %j means %s', (Status, Details, kind) => {
  expect(activationOutcome({ ...answer, Status: freeText(Status), Details })).toEqual({ kind })
})

test('the body of registrationCompleted has the field names of the specification', () => {
  expect(completedBody(login)).toEqual({
    bussinessPartnerNumber: '1000123456',
    connectionContractNumber: '210012345678',
    customerName: 'Jordan M Rivera',
    email: 'jordan.rivera@example.com',
  })
})

test('the code of the mailed link comes from the query', () => {
  expect(flow.input(stubServices(), { code: 'sealed' })).toEqual({ code: 'sealed' })
  expect(flow.input(stubServices(), {})).toEqual({ code: '' })
})

test('the link is kept until completeRegistration has answered', async () => {
  const forgetOpenedLink = vi.fn<() => void>()
  const { call } = stubCalls({ completeRegistration: [new Error('away'), answer] })
  const services = stubServices({ call, forgetOpenedLink })
  const actor = createActor(flow.bindPorts(services), { input: { code: 'sealed' } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(forgetOpenedLink).not.toHaveBeenCalled()
  actor.send({ type: 'activation.retry' })
  await waitFor(actor, (snapshot) => snapshot.matches('complete'))
  expect(forgetOpenedLink).toHaveBeenCalledOnce()
})

test('without a code the landing page opens, else the login page', () => {
  const context = { code: '', login: null, loginId: '', error: null, refusal: null, email: '' }
  expect(flow.onDone['noCode']?.(stubServices(), context)).toEqual({ path: 'home', replace: true })
  expect(flow.onDone['login']?.(stubServices(), { ...context, loginId: 'jrivera_48' })).toEqual({
    path: 'login',
    query: { login: 'jrivera_48' },
  })
  expect(flow.onDone['login']?.(stubServices(), context)).toEqual({ path: 'login' })
})
