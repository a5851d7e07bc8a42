import { expect, test } from 'vitest'
import { HttpProblem } from '../../../src/server/platform/request.ts'
import { declareLimit, type RateLimit } from '../../../src/server/domain/limit.ts'
import { createLimit, settleAttempts, takeAttempts } from '../../../src/server/domain/rate-limits.ts'
import { startTestServer } from '../harness/start-test-server.ts'
import { inParallel, repeat } from '../harness/parallel.ts'
import { sql } from 'kysely'
import { giveGrant, grantMinutes, type SessionGrantKind } from '../../../src/server/domain/grants.ts'

const server = await startTestServer()

const rule = (key: string, name = 'test', points = 3) =>
  declareLimit(name, { protects: 'server', from: 'client' }, points, 60)(key)

test('of 16 parallel uses on two servers a limit allows three', async () => {
  const [one, other] = [createLimit(server.db), createLimit(server.db)]
  const uses = Array.from({ length: 8 }, () => [one(rule('parallel')), other(rule('parallel'))]).flat()
  const outcomes = await Promise.allSettled(uses)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a use counts even if its transaction is rolled back', async () => {
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

test('a limit ends with its period and counts each key apart', async () => {
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

test('the key of a limit is stored as a hash', async () => {
  await createLimit(server.db)(rule('canary@example.com'))
  const rows = await server.db.selectFrom('rateLimit').select('key').execute()
  expect(JSON.stringify(rows)).toContain('test:')
  expect(JSON.stringify(rows)).not.toContain('canary')
})

const counted = async (...rules: readonly RateLimit[]) => {
  const counts: number[] = []
  for (const { name } of rules) {
    const rows = server.db.selectFrom('rateLimit').select('points').where('key', 'like', `${name}:%`)
    counts.push((await rows.executeTakeFirst())?.points ?? 0)
  }
  return counts
}
const threeRules = (name: string) => [
  rule('client', `${name}-first`, 4),
  rule('typed', `${name}-second`, 2),
  rule('all', `${name}-third`, 9),
]

test('an attempt that the second limit refuses counts for the first alone', async () => {
  const rules = threeRules('order')
  await repeat(2, async () => expect(await takeAttempts(server.db, rules)).toBeNull())
  const refusal = await takeAttempts(server.db, rules)
  expect(refusal?.rule).toBe(rules[1])
  expect(refusal?.retryAfter).toBeGreaterThan(0)
  expect(await counted(...rules)).toEqual([3, 2, 2])
  await repeat(2, () => takeAttempts(server.db, rules))
  expect(await takeAttempts(server.db, rules)).toMatchObject({ rule: rules[0] })
  expect(await counted(...rules)).toEqual([4, 2, 2])
})

test('16 parallel calls counting in opposite orders do not deadlock', async () => {
  const rules = threeRules('meeting').map((given) => ({ ...given, points: 12 }))
  const orders = [rules, rules.toReversed()]
  const refusals = await inParallel(16, (index) => takeAttempts(server.db, orders[index % 2] ?? rules))
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(12)
})

test('settleAttempts resets some counts and restores others, never below 0', async () => {
  const rules = threeRules('settled')
  const [first, second, third] = rules
  if (!first || !second || !third) throw new Error('there are three')
  await repeat(2, () => takeAttempts(server.db, rules))
  await settleAttempts(server.db, { reset: [second], restore: [first, third] })
  expect(await counted(...rules)).toEqual([1, 0, 1])
  await repeat(2, () => settleAttempts(server.db, { restore: [first] }))
  expect(await counted(...rules)).toEqual([0, 0, 1])
})

const lifetimes: Record<SessionGrantKind, number> = {
  register: 330,
  resend: 30,
  login: 120,
  factor: 120,
  activated: 30,
  reset: 30,
  thirdParty: 330,
  invited: 330,
  paperless: 30,
}

test('each permission of a session expires after its intended minutes', async () => {
  expect(grantMinutes).toEqual(lifetimes)
  for (const kind of ['register', 'resend', 'login'] as const)
    for (let times = 0; times < 2; times += 1) {
      await server.db
        .transaction()
        .execute((db) => giveGrant({ db, sessionHash: 'grants' }, kind, 'somebody'))
      const rows = await server.db
        .selectFrom('permit')
        .select((eb) =>
          sql<number>`round(extract(epoch from ${eb.ref('expiresAt')} - now()) / 60)::int`.as('left'),
        )
        .where('sessionHash', '=', 'grants')
        .where('kind', '=', kind)
        .execute()
      expect(rows).toEqual([{ left: lifetimes[kind] }])
      await server.db
        .updateTable('permit')
        .set((eb) => ({ expiresAt: sql<Date>`${eb.ref('expiresAt')} - interval '20 minutes'` }))
        .where('sessionHash', '=', 'grants')
        .execute()
    }
})
