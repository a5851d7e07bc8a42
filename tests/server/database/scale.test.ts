import { afterAll, expect, test } from 'vitest'
import { contractNumberOf, fill } from '../../../.ci/tools/scale/fill.ts'
import { largeTables, mostRows, untilQuiet } from '../../../.ci/tools/scale/measure-size.ts'
import { makeCallerData } from '../../../.ci/tools/scale/caller-data.ts'
import {
  statementsReadingManyRows,
  statementsReadingWholeTables,
  recordPlans,
} from '../../../.ci/tools/scale/record-plans.ts'
import { failuresOf, measureCalls } from '../../../.ci/tools/scale/measure-calls.ts'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { steps } from '../../../src/server/database/housekeeping-steps.ts'
import { findSecondaryLogins } from '../../../src/server/domain/login.ts'
import { endSessions } from '../../../src/server/domain/sessions.ts'
import { findPartnerLogin } from '../../../src/server/domain/third-party-request.ts'
import { startTestServer } from '../harness/start-test-server.ts'

/** So many that, with current statistics, PostgreSQL uses an index if there is one. */
const accounts = 50_000

const first = await startTestServer()
await first.stop()
await fill(first.database, accounts)
const client = await connectOnce(first.database)
const tables = await largeTables(client)
const recorder = await recordPlans(first.database)
const server = await startTestServer({ database: recorder.url, environment: { TRUSTED_PROXIES: '1' } })
await untilQuiet(client)
afterAll(async () => {
  await server.stop()
  await recorder.close()
  await client.end()
})

/** Statements that read a whole large table, or too many rows. */
const excesses = () => {
  const recorded = recorder.take()
  return {
    whole: statementsReadingWholeTables(recorded, tables),
    many: statementsReadingManyRows(recorded, mostRows),
  }
}
const none = { whole: [], many: [] }

test('each table that grows with the customers has many rows', () => {
  const large = ['account', 'factor', 'link_code', 'login', 'login_account', 'message']
  expect(tables).toEqual(expect.arrayContaining(large))
})

test('no call reads a whole large table, or more rows than allowed', async () => {
  recorder.take()
  const times = await measureCalls(server.origin, [await makeCallerData(client, accounts, 0)])
  expect(failuresOf(times)).toEqual([])
  expect(excesses()).toEqual(none)
})

/** What `measureCalls` does not send. */
const others: readonly (readonly [string, (db: Database) => Promise<unknown>])[] = [
  ['the login of a business partner', (db) => findPartnerLogin(db, '1300000100')],
  ['the third parties of an account', (db) => findSecondaryLogins(db, contractNumberOf(51))],
  ['the end of all sessions', (db) => endSessions(db, '00uscale8')],
]

test.each(others)('the query for %s does not read a whole large table', async (_, ask) => {
  recorder.take()
  await ask(server.db)
  expect(excesses()).toEqual(none)
})

test.each(steps)('the housekeeping step $name does not read a whole large table', async (step) => {
  recorder.take()
  const keep = { messages: 14, unusedLogins: 201, usedLinks: 180 }
  await server.db.transaction().execute((transaction) => step.run(transaction, keep))
  const recorded = recorder.take()
  expect(recorded).not.toEqual([])
  expect(statementsReadingWholeTables(recorded, tables)).toEqual([])
})
