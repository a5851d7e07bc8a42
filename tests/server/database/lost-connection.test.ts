import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sql } from '../../../src/server/database/sql/database.ts'
import { part, type Part } from '../../../src/server/database/sql/statement.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({ database: server.database })
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

const statusOf = async () => (await server.call('getActiveAlerts')).status
const drop = (sql: Sql, which: Part) => sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and ${which}`

const waiting = part`wait_event_type = 'Lock'`

test('calls cut off inside their transaction fail, and the next one is answered', async () => {
  await other.sql.begin(async (transaction) => {
    await transaction`lock table alert in access exclusive mode`
    const calls = Promise.all([statusOf(), statusOf(), statusOf()])
    // not inside the transaction, which sees no connection that was opened after its first look
    const countWaiting = async () =>
      (await other.sql`select from pg_stat_activity where datname = current_database() and ${waiting}`).count
    await expect.poll(countWaiting).toBe(3)
    await drop(other.sql, waiting)
    expect(await calls).toEqual([500, 500, 500])
  })
  expect(await statusOf()).toBe(200)
})

test('a transaction whose connection was lost does nothing more, whoever has a new connection by then', async () => {
  const refuse = (sql: Sql, recipient: string) =>
    sql`insert into mail_refusal (recipient, status) values (${recipient}, 'Cut off')`
  const cut = server.sql.begin(async (transaction) => {
    await refuse(transaction, 'before@example.com')
    await drop(other.sql, part`state = 'idle in transaction'`)
    await Promise.all([statusOf(), statusOf(), statusOf()])
    await refuse(transaction, 'after@example.com')
  })
  await expect(cut).rejects.toThrow(/terminat|connection/i)
  expect(await other.sql`select from mail_refusal where status = 'Cut off'`).toHaveLength(0)
})

test('a transaction that went on after a statement failed is not taken for a kept one', async () => {
  const failed = server.sql.begin((transaction) => transaction`select 1 / 0`.catch(() => 'went on'))
  await expect(failed).rejects.toThrow('rolled back')
})

test('connections that are lost again and again', async () => {
  const anyBackend = part`application_name = 'mywater'`
  for (let round = 0; round < 10; round += 1) {
    const calls = Promise.all(Array.from({ length: 20 }, statusOf))
    await drop(other.sql, anyBackend)
    for (const status of await calls) expect([200, 500]).toContain(status)
    expect(await statusOf()).toBe(200)
  }
})
