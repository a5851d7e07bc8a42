import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { HttpProblem } from '../../../src/server/platform/request.ts'
import { withIdempotency } from '../../../src/server/http/idempotency.ts'
import { newSession, startTestServer } from '../harness/start-test-server.ts'
import { inParallel } from '../harness/parallel.ts'

const server = await startTestServer()

const bodyKey = Buffer.from('a key for the tests')
const submit = (more: object = {}) => ({
  sessionHash: 'session',
  keyHash: newSession(),
  operation: 'createUser',
  body: { password: 'canary-secret' },
  ...more,
})
const run = (one: ReturnType<typeof submit>, work: () => Promise<unknown>, key = bodyKey) =>
  server.db.transaction().execute((transaction) => withIdempotency(transaction, key, one, work))

test('of 16 parallel submits with one idempotency key one is carried out', async () => {
  const one = submit()
  let times = 0
  const work = async () => {
    times += 1
    // The other submits arrive before the first ends.
    await pause(50)
    return { id: times }
  }
  const answers = await inParallel(16, () => run(one, work))
  expect(times).toBe(1)
  expect(answers).toEqual(answers.map(() => ({ id: 1 })))
})

test('another idempotency key or session is carried out again', async () => {
  const one = submit()
  await run(one, () => Promise.resolve(1))
  expect(await run(submit(), () => Promise.resolve(2))).toBe(2)
  expect(await run({ ...one, sessionHash: 'other' }, () => Promise.resolve(3))).toBe(3)
})

test('one idempotency key with another body or operation is refused', async () => {
  const one = submit()
  await run(one, () => Promise.resolve(1))
  const never = () => Promise.reject(new Error('carried out'))
  await expect(run({ ...one, body: { password: 'other' } }, never)).rejects.toEqual(
    new HttpProblem('bad_request'),
  )
  await expect(run({ ...one, operation: 'loginIdValid' }, never)).rejects.toEqual(
    new HttpProblem('bad_request'),
  )
})

test('a submit that failed can be repeated with the same idempotency key', async () => {
  const one = submit()
  await expect(run(one, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(one, () => Promise.resolve('done'))).toBe('done')
})

test("a submit's body is stored as a keyed hash", async () => {
  const one = submit()
  await run(one, () => Promise.resolve(1))
  const rows = await server.db.selectFrom('submit').selectAll().where('submitKey', '=', one.keyHash).execute()
  expect(JSON.stringify(rows)).not.toContain('canary-secret')
  const never = () => Promise.reject(new Error('carried out'))
  await expect(run(one, never, Buffer.from('another key'))).rejects.toEqual(new HttpProblem('bad_request'))
})

const withKey = (key = newSession(), session = newSession()) => ({
  session,
  headers: { 'Idempotency-Key': key },
})
const report = { portal: '0.1.0', steps: [], requests: [] }
const rowCount = async () => (await server.db.selectFrom('submit').select('operation').execute()).length

test('a repeated HTTP submit gets its first response, another body 400', async () => {
  const options = withKey()
  const first = await server.call('reportProblem', report, options)
  expect(first.status).toBe(200)
  expect(await server.call('reportProblem', report, options)).toMatchObject({ status: 200, json: first.json })
  const other = { ...report, portal: '0.2.0' }
  expect(await server.call('reportProblem', other, options)).toMatchObject({ status: 400 })
})

test('a malformed Idempotency-Key is refused and not quoted', async () => {
  const answer = await server.call('reportProblem', report, withKey('no-key'))
  expect(answer).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  expect(JSON.stringify(answer.json)).not.toContain('no-key')
})

test('a call that creates nothing ignores its Idempotency-Key', async () => {
  const before = await rowCount()
  const options = withKey()
  expect(await server.call('loginIdValid', { loginId: 'nobody-new' }, options)).toMatchObject({ status: 200 })
  expect(await server.call('loginIdValid', { loginId: 'another' }, options)).toMatchObject({ status: 200 })
  expect(await rowCount()).toBe(before)
})

test("of 16 parallel submits the client's last ten are stored", async () => {
  await server.db.deleteFrom('rateLimit').execute()
  const refused = {
    customerType: 'Individual',
    connectionContractNumber: '310000000000',
    email: 'a@example.com',
  }
  const first = await server.call('createUser', refused, withKey())
  expect(first.json).toEqual({ status: 'FAILED', id: '' })
  await server.countAttempts('submit-client', 590)
  const before = await rowCount()
  const answers = await inParallel(16, () => server.call('createUser', refused, withKey()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  expect(await rowCount()).toBe(before + 10)
  expect(await server.call('createUser', refused), 'without a key').toMatchObject({ status: 200 })
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** At any depth. */
const fieldsIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn)
  if (!isObject(schema)) return []
  const { entries, wrapped, item, options, pipe } = schema
  const fields = isObject(entries) ? Object.entries(entries) : []
  return [
    ...fields.flatMap(([name, field]) => [name, ...fieldsIn(field)]),
    ...[wrapped, item, options, pipe].flatMap((part) => (part === schema ? [] : fieldsIn(part))),
  ]
}

test('stored responses contain only known fields, none of them secret', () => {
  const kept = Object.values<Operation>(operations).filter(({ isIdempotent }) => isIdempotent)
  const fields = new Set(kept.flatMap(({ response }) => fieldsIn(response)))
  expect([...fields].toSorted()).toEqual([
    'Details',
    'Status',
    // Only operators can read reports, so their code is no secret.
    'code',
    'errorCauses',
    'errorSummary',
    'errorSummaryStatus',
    'id',
    'mfaEnrolledStatus',
    'oktaId',
    'outputObject',
    'returnStatus',
    'returnStatuses',
    'smsFactorId',
    'status',
    'thirdPartyBusinessPartnerNumber',
  ])
})
