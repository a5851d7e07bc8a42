import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationName } from '../../../src/contract/operations.ts'
import { openServerFixture, type ServerFixture, type Visitor } from '../harness/server-fixture.ts'

let fixture: ServerFixture
let otherVisitor: Visitor
let bodies: Partial<Record<OperationName, Record<string, unknown>>>

beforeAll(async () => {
  fixture = await openServerFixture()
  otherVisitor = await fixture.visitor()
  const owner = await fixture.registered({ phone: '+16095555001' })
  const { oktaId, contractNumber: connectionContractNumber } = owner
  const { id: emailFactorId } = await owner.visitor.call('enrollEmailFactor', { oktaId })
  const factorId = owner.created.smsFactorId
  const verificationCode = await fixture.lastSmsCode('+16095555001')
  const names = { connectionContractNumber, customerName: 'Ada Brook', email: owner.record.email }
  bodies = {
    createUserWithCredentials: { ...owner.record, loginId: 'takeover-1' },
    createUser: { connectionContractNumber, customerType: 'Individual', email: owner.record.email },
    registrationPending: names,
    registrationCompleted: { ...names, bussinessPartnerNumber: connectionContractNumber.slice(-10) },
    resendActivationEmail: { oktaId },
    completeRegistration: { cipherText: `${owner.cipherText.slice(0, -2)}AA` },
    listFactorsApi: { oktaId },
    enrollEmailFactor: { oktaId },
    sendEmailFactor: { oktaId, emailFactorId },
    verifyFactor: { oktaId, factorId, verificationCode },
    resendFactor: { oktaId, factorId },
  }
})
afterAll(() => fixture.close())

const state = async () => [
  await fixture.db.selectFrom('login').selectAll().orderBy('oktaId').execute(),
  await fixture.db.selectFrom('loginAccount').selectAll().orderBy('oktaId').execute(),
  await fixture.db.selectFrom('factor').selectAll().orderBy('id').execute(),
  await fixture.db.selectFrom('linkCode').selectAll().orderBy('subject').execute(),
  await fixture.db.selectFrom('message').select(['id', 'recipient', 'body']).orderBy('id').execute(),
  await fixture.db.selectFrom('interactionRecord').selectAll().orderBy('id').execute(),
  await fixture.db
    .selectFrom('permit')
    .selectAll()
    .orderBy('sessionHash')
    .orderBy('kind')
    .orderBy('subject')
    .execute(),
]

const names = [
  'createUserWithCredentials',
  'createUser',
  'registrationPending',
  'registrationCompleted',
  'resendActivationEmail',
  'completeRegistration',
  'listFactorsApi',
  'enrollEmailFactor',
  'sendEmailFactor',
  'verifyFactor',
  'resendFactor',
] as const

test.each(names)('%s changes nothing if it is called with the ids of another session', async (name) => {
  const before = await state()
  const response = await otherVisitor.send(name, bodies[name])
  expect([200, 403]).toContain(response.status)
  expect(await state()).toEqual(before)
})
