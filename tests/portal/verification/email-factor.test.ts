import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiError } from '../../../src/portal/api/client.ts'
import {
  emailFactorOf,
  emailFactor,
  sendOutcome,
} from '../../../src/portal/flows/verification/email-factor.ports.ts'
import { freeText } from '../../../src/contract/fields.ts'
import { received } from '../kit/decoded.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

const sms = { id: 'sms1', factorType: 'sms', status: 'ACTIVE' }
const email = { id: 'emf1', factorType: 'email', status: 'PENDING_ACTIVATION' }
const sent = { status: 'PENDING_ACTIVATION' }

test.each([
  [[sms, email], 'emf1'],
  [[sms], ''],
  [[], ''],
])('for the factors %j, emailFactorOf returns the id %o', (factors, factorId) => {
  expect(emailFactorOf(received('listFactorsApi', { factors }))).toEqual({ factorId })
})

test('sendOutcome throws an error for every status except PENDING_ACTIVATION and ACTIVE', () => {
  expect(sendOutcome({ status: 'PENDING_ACTIVATION' })).toEqual({ kind: 'sent' })
  expect(sendOutcome({ status: 'ACTIVE' })).toEqual({ kind: 'alreadyActive' })
  expect(() => sendOutcome({ status: freeText('EXPIRED') })).toThrow('unknown status')
})

const start = (answers: Parameters<typeof stubCalls>[0]) => {
  const { call, asked } = stubCalls(answers)
  const actor = createActor(emailFactor(stubServices({ call })), { input: { oktaId: '00u1' } })
  actor.start()
  return { actor, asked, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('pending')) }
}
const entering = async (answers: Parameters<typeof stubCalls>[0]) => {
  const flow = start({ listFactorsApi: [{ factors: [email] }], sendEmailFactor: [sent, sent], ...answers })
  const { codeVerification } = (await flow.settled()).children
  if (!codeVerification) throw new Error('No code is asked for.')
  return { ...flow, codeVerification }
}

test('list, enrolment and code have the documented bodies', async () => {
  const { asked, actor, settled } = start({
    listFactorsApi: [{ factors: [sms] }],
    enrollEmailFactor: [{ id: 'emf1', status: 'PENDING_ACTIVATION' }],
    sendEmailFactor: [sent],
  })
  expect((await settled()).value).toBe('entering')
  expect(asked.map(({ name, body }) => [name, body])).toEqual([
    ['listFactorsApi', { oktaId: '00u1' }],
    ['enrollEmailFactor', { oktaId: '00u1' }],
    ['sendEmailFactor', { oktaId: '00u1', emailFactorId: 'emf1' }],
  ])
  actor.stop()
})

test.each([
  ['listFactorsApi', new ApiError('listFactorsApi', 'unreachable')],
  ['enrollEmailFactor', new ApiError('enrollEmailFactor', 'forbidden')],
  ['sendEmailFactor', new ApiError('sendEmailFactor', 'too_many_requests')],
  ['sendEmailFactor', { status: 'EXPIRED' }],
])('if %s fails or is undocumented, the factor has failed', async (name, answer) => {
  const { settled } = start({
    listFactorsApi: [{ factors: [] }],
    enrollEmailFactor: [{ id: 'emf1', status: 'PENDING_ACTIVATION' }],
    sendEmailFactor: [sent],
    [name]: [answer],
  })
  expect((await settled()).value).toBe('failed')
})

test('the call that verifies the code by email has the documented body', async () => {
  const { actor, asked, codeVerification } = await entering({ verifyFactor: [{ status: 'ACTIVE' }] })
  codeVerification.send({ type: 'code.submit', code: '123 456' })
  await waitFor(actor, ({ value }) => value === 'verified')
  expect(asked.at(-1)).toMatchObject({
    name: 'verifyFactor',
    body: { oktaId: '00u1', emailFactorId: 'emf1', emailFactorCode: '123456' },
  })
})
