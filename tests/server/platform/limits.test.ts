import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpProblem } from '../../../src/server/platform/request.ts'
import { createLimit } from '../../../src/server/domain/rate-limits.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const rule = (key: string) => ({ name: 'test', key, points: 3, seconds: 60 })

test('16 at once count as 16, over several servers', async () => {
  const [one, other] = [createLimit(server.db), createLimit(server.db)]
  const uses = Array.from({ length: 8 }, () => [one(rule('parallel')), other(rule('parallel'))]).flat()
  const outcomes = await Promise.allSettled(uses)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a use counts when the transaction around it does not', async () => {
  const limit = createLimit(server.db)
  for (let count = 0; count < 3; count += 1)
    await expect(
      server.db.transaction().execute(async () => {
        await limit(rule('rolled back'))
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
  const refusal: unknown = await limit(rule('rolled back')).catch((error: unknown) => error)
  if (!(refusal instanceof HttpProblem)) throw new Error('not refused')
  expect(refusal.code).toBe('too_many_requests')
  expect(refusal.retryAfter).toBeGreaterThan(0)
})

test('it opens again when its time is over, and keeps keys apart', async () => {
  const limit = createLimit(server.db)
  for (let count = 0; count < 3; count += 1) await limit(rule('past'))
  await limit(rule('somebody else'))
  await expect(limit(rule('past'))).rejects.toBeInstanceOf(HttpProblem)
  await server.db
    .updateTable('rateLimit')
    .set({ expire: String(Date.now() - 1) })
    .execute()
  await limit(rule('past'))
})

test('what was counted is stored hashed', async () => {
  await createLimit(server.db)(rule('canary@example.com'))
  const rows = await server.db.selectFrom('rateLimit').select('key').execute()
  expect(JSON.stringify(rows)).toContain('test:')
  expect(JSON.stringify(rows)).not.toContain('canary')
})
