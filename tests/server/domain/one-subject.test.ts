import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Body,
  isOperationName,
  type OperationName,
  operations,
} from '../../../src/contract/operations.ts'
import { serverCaller } from '../../../src/server/domain/hash-caller.ts'
import { Answered } from '../../../src/server/domain/request-context.ts'
import { verifySecret } from '../../../src/server/domain/secret-hash.ts'
import { handlers } from '../../../src/server/operations/handlers.ts'
import { oneOfEachCall } from '../harness/one-of-each-call.ts'
import { holderOf, openServerFixture, type Visitor } from '../harness/server-fixture.ts'
import { acceptRequest, registrationFor, thirdPartiesOf } from '../harness/third-party-fixture.ts'

type Bodies = { readonly [Name in OperationName]?: Body<Name> }
interface Subject {
  readonly visitor: Visitor
  readonly oktaId: string
  readonly email: string
  readonly bodies: ReadonlyMap<OperationName, unknown>
}

const names = Object.keys(operations).filter(isOperationName)
const phone = '+16095556001'

const makeSubject = async (): Promise<Subject> => {
  const { visitor, oktaId, loginId, cipherText, record, created, contractNumber } = await fixture.registered({
    phone,
  })
  const { email, password } = record
  const { id: emailFactorId } = await visitor.call('enrollEmailFactor', { oktaId })
  await visitor.call('sendEmailFactor', { oktaId, emailFactorId })
  const emailFactorCode = /\d{6}/.exec((await fixture.lastMessage(email)).body)?.[0] ?? ''
  const factor = { oktaId, factorId: created.smsFactorId }
  await fixture.setFactor(factor.factorId, { codeSentAt: new Date(Date.now() - 60_000) })
  const request = await thirdParties.mailed()
  const { hashcode } = request
  await visitor.call('getThirdPartyRequest', { hashcode })
  await acceptRequest(visitor, request)
  const oneOfEach = oneOfEachCall(fixture)
  const paperless = (await oneOfEach.enrollInPaperless()).body
  const records = { connectionContractNumber: contractNumber, customerName: 'Ada Brook', email }
  const notice = {
    businessPartnerNumber: request.businessPartnerNumber,
    connectionContractNumber: request.contractNumber,
  }
  const own: Bodies = {
    userLogin: { loginId, password },
    submitLogin: { loginId, password },
    loginIdValid: { loginId },
    checkRegistrationEligibility: holderOf(contractNumber),
    contractAccountExists: { connectionContractNumber: contractNumber },
    createUserWithCredentials: { ...record, mfaOptIn: true, mfaPhoneFactor: phone },
    createUser: { connectionContractNumber: contractNumber, customerType: 'Individual', email },
    registrationPending: records,
    registrationCompleted: { ...records, bussinessPartnerNumber: contractNumber.slice(-10) },
    resendActivationEmail: { oktaId },
    changeRegistrationEmail: { oktaId, email: `new.${email}` },
    completeRegistration: { cipherText },
    listFactorsApi: { oktaId },
    enrollEmailFactor: { oktaId },
    sendEmailFactor: { oktaId, emailFactorId },
    verifyFactor: { oktaId, emailFactorId, emailFactorCode },
    resendFactor: factor,
    forgotPasswordV3: { loginId },
    updateUserResetEmail: { loginId, oktaId, email: 'a handle of another session' },
    forgotLogin: { emailAddress: email },
    getThirdPartyRequest: { hashcode },
    getPrimaryAccountInfo: { contractAccountNumber: request.contractNumber },
    updateThirdPartyRequestStatusCode: { hashcode, status: 'Accepted' },
    sendThirdPartyAcceptV2: notice,
    sendThirdPartyRejectV2: notice,
    thirdPartyAccept: { contractNumber: request.contractNumber },
    thirdPartyReject: { contractNumber: request.contractNumber },
    thirdPartyRegistrationSubmit: registrationFor(request),
    createSecondaryAccountHolder: { thirdPartyURLHashCode: hashcode },
    enrollInPaperless: paperless,
    paperlessRegistrationComplete: paperless,
    keepPaperBill: paperless,
  }
  const bodies = new Map<OperationName, unknown>()
  for (const name of names) bodies.set(name, own[name] ?? (await oneOfEach[name]()).body)
  return { visitor, oktaId, email, bodies }
}

/** Each after those to which it refers. */
const tables = [
  'login',
  'login_account',
  'login_email',
  'factor',
  'link_code',
  'permit',
  'third_party_request',
  'third_party_partner',
  'interaction_record',
  'submit',
  'message',
]
const restore = () =>
  fixture.db.transaction().execute(async (db) => {
    // Deleting a few rows takes a fifth of the time of truncating.
    for (const table of ['rate_limit', ...tables.toReversed()])
      await sql`delete from ${sql.table(table)}`.execute(db)
    for (const table of tables)
      await sql`insert into ${sql.table(table)} overriding system value
        select * from ${sql.table(`kept.${table}`)}`.execute(db)
    await sql`update account set paperless = false where paperless`.execute(db)
  })

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)
const subject = await makeSubject()
await sql`create schema kept`.execute(fixture.db)
for (const table of tables)
  await sql`create table ${sql.table(`kept.${table}`)} as table ${sql.table(table)}`.execute(fixture.db)
beforeEach(restore)
afterEach(() => {
  vi.restoreAllMocks()
})

const send = async (name: OperationName): Promise<void> => {
  const { status } = await subject.visitor.send(name, subject.bodies.get(name))
  expect([name, status < 500]).toEqual([name, true])
}

/** After the slow first step of the next call of `name`, whose result is returned. */
const holdAfterPrepare = (name: OperationName, work: () => Promise<void>) => {
  const handler = handlers[name]
  const made: unknown[] = []
  if (typeof handler === 'function') return made
  const prepared: { prepare(...args: never[]): Promise<unknown> } = handler
  const original: typeof prepared = { ...handler }
  vi.spyOn(prepared, 'prepare').mockImplementationOnce(async (...args) => {
    const value = await original.prepare(...args)
    made.push(value)
    await work()
    return value
  })
  return made
}

const lastCode = async (recipient: string): Promise<string> => {
  const messages = await fixture.db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', recipient)
    .where('subject', 'in', ['', 'Your MyWater verification code'])
    .orderBy('id', 'desc')
    .execute()
  return /\b\d{6}\b/.exec(messages[0]?.body ?? '')?.[0] ?? ''
}

/** Each stored code was mailed to the stored address, and no address counts as proved by another. */
const checkMails = async (label: string) => {
  const { db } = fixture
  const { oktaId, email } = subject
  const login = await fixture.rowOf('login', { oktaId })
  if (login.emailProved) expect([label, login.email]).toEqual([label, email])
  const factors = await db.selectFrom('factor').selectAll().where('oktaId', '=', oktaId).execute()
  for (const { factorType, recipient, codeHash } of factors) {
    if (factorType === 'email') expect([label, recipient]).toEqual([label, login.email])
    if (codeHash === null) continue
    const isMailed = await verifySecret(await lastCode(recipient), codeHash, serverCaller)
    expect([label, isMailed]).toEqual([label, true])
  }
  const link = await db
    .selectFrom('linkCode')
    .select('recipient')
    .where('subject', '=', oktaId)
    .where('kind', '=', 'activation')
    .where('replacedAt', 'is', null)
    .executeTakeFirstOrThrow()
  expect([label, link.recipient]).toEqual([label, login.email])
}

/** All rows that a call locks or that belong to a login. */
const storedRows = async () => {
  const { db } = fixture
  return JSON.stringify([
    await db.selectFrom('login').selectAll().orderBy('oktaId').execute(),
    await db.selectFrom('factor').selectAll().orderBy('id').execute(),
    await db.selectFrom('linkCode').selectAll().orderBy('codeHash').execute(),
    await db.selectFrom('loginAccount').selectAll().orderBy('oktaId').execute(),
    await db.selectFrom('thirdPartyRequest').selectAll().orderBy('id').execute(),
  ])
}

const slow: OperationName[] = []
const writers: OperationName[] = []
const before = await storedRows()
for (const name of names) {
  const made = holdAfterPrepare(name, async () => {})
  await send(name)
  if (made.some((value) => !(value instanceof Answered))) slow.push(name)
  if ((await storedRows()) !== before) writers.push(name)
  await restore()
}

test('a slow call mails and stores what the other call left', async () => {
  for (const name of slow)
    for (const other of writers) {
      holdAfterPrepare(name, () => send(other))
      await send(name)
      await checkMails(`${other} within ${name}`)
      await restore()
    }
  expect(slow.length).toBeGreaterThan(3)
}, 300_000)

test.each(['40P01', '40001'])('a call runs again after the conflict %s', async (code) => {
  const body = subject.bodies.get('sendEmailFactor')
  holdAfterPrepare('sendEmailFactor', () => Promise.reject(Object.assign(new Error('conflict'), { code })))
  expect((await subject.visitor.send('sendEmailFactor', body)).status).toBe(200)
})

test('no two calls about one login deadlock', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  for (const [place, name] of writers.entries())
    for (const other of writers.slice(place)) {
      await Promise.all([send(name), send(other)])
      await restore()
    }
  const failed = query.mock.settledResults.filter(({ type }) => type === 'rejected')
  expect(failed.map(({ value }): unknown => value)).toEqual([])
  expect(writers.length).toBeGreaterThan(3)
}, 300_000)
