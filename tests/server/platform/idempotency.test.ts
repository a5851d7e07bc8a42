import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpProblem } from '../../../src/server/platform/request.ts'
import { withIdempotency } from '../../../src/server/http/idempotency.ts'
import { newSession, startTestServer, type TestServer } from '../harness/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

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

test('16 at once: carried out once, answered alike', async () => {
  const one = submit()
  let times = 0
  const work = async () => {
    times += 1
    // while it works the others come
    await pause(50)
    return { id: times }
  }
  const answers = await Promise.all(Array.from({ length: 16 }, () => run(one, work)))
  expect(times).toBe(1)
  expect(answers).toEqual(answers.map(() => ({ id: 1 })))
})

test('another key, session or none of the sort is another submit', async () => {
  const one = submit()
  await run(one, () => Promise.resolve(1))
  expect(await run(submit(), () => Promise.resolve(2))).toBe(2)
  expect(await run({ ...one, sessionHash: 'other' }, () => Promise.resolve(3))).toBe(3)
})

test('the same key with another body or operation is refused', async () => {
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

test('what failed may be tried again', async () => {
  const one = submit()
  await expect(run(one, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(one, () => Promise.resolve('done'))).toBe('done')
})

test('the body is kept as a hash that needs the key', async () => {
  const one = submit()
  await run(one, () => Promise.resolve(1))
  const rows = await server.db.selectFrom('submit').selectAll().where('submitKey', '=', one.keyHash).execute()
  expect(JSON.stringify(rows)).not.toContain('canary-secret')
  const never = () => Promise.reject(new Error('carried out'))
  await expect(run(one, never, Buffer.from('another key'))).rejects.toEqual(new HttpProblem('bad_request'))
})

test('over the wire, answers that are no objects included', async () => {
  const options = { session: newSession(), headers: { 'Idempotency-Key': newSession() } }
  const body = { loginId: 'nobody-new' }
  expect(await server.call('loginIdValid', body, options)).toMatchObject({ status: 200, json: true })
  expect(await server.call('loginIdValid', body, options)).toMatchObject({ status: 200, json: true })
  expect(await server.call('loginIdValid', { loginId: 'another' }, options)).toMatchObject({ status: 400 })
})
