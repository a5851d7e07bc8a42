import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../../../src/server/database/database.ts'
import { startTestServer } from '../harness/start-test-server.ts'
import { inParallel } from '../harness/parallel.ts'

const server = await startTestServer()
const other = await startTestServer({ database: server.database })
afterAll(async () => {})

const statusOf = async () => (await server.call('getActiveAlerts')).status
const drop = (db: Database, which: RawBuilder<boolean>) =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${which}`.execute(db)

const waiting = sql<boolean>`wait_event_type = 'Lock'`

test('a call whose connection is cut gets 503, the next one 200', async () => {
  await other.db.transaction().execute(async (transaction) => {
    await sql`lock table alert in access exclusive mode`.execute(transaction)
    const calls = Promise.all([statusOf(), statusOf(), statusOf()])
    // A query in the transaction would see only the connections of its first read.
    const findWaiting = sql`select pid from pg_stat_activity where datname = current_database() and ${waiting}`
    const countWaiting = async () => (await findWaiting.execute(other.db)).rows.length
    await expect.poll(countWaiting).toBe(3)
    await drop(other.db, waiting)
    expect(await calls).toEqual([503, 503, 503])
  })
  expect(await statusOf()).toBe(200)
})

test('a transaction that lost its connection stores nothing', async () => {
  const refuse = (db: Database, recipient: string) =>
    db.insertInto('mailRefusal').values({ recipient, status: 'Cut off' }).execute()
  const cut = server.db.transaction().execute(async (transaction) => {
    await refuse(transaction, 'before@example.com')
    await drop(other.db, sql<boolean>`state = 'idle in transaction'`)
    await Promise.all([statusOf(), statusOf(), statusOf()])
    await refuse(transaction, 'after@example.com')
  })
  await expect(cut).rejects.toThrow(/terminat|connection/i)
  const kept = other.db.selectFrom('mailRefusal').selectAll().where('status', '=', 'Cut off')
  expect(await kept.execute()).toHaveLength(0)
})

test('a transaction that continues after a failed statement is rolled back', async () => {
  const failed = server.db
    .transaction()
    .execute((transaction) => sql`select 1 / 0`.execute(transaction).catch(() => 'went on'))
  await expect(failed).rejects.toThrow('rolled back')
})

test('each call gets 200 or 503 while connections are cut', async () => {
  const anyBackend = sql<boolean>`application_name = 'mywater'`
  for (let round = 0; round < 10; round += 1) {
    const calls = inParallel(20, statusOf)
    await drop(other.db, anyBackend)
    for (const status of await calls) expect([200, 503]).toContain(status)
    expect(await statusOf()).toBe(200)
  }
})
