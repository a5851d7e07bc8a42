import { afterAll, beforeEach, expect, test, inject } from 'vitest'
import { type Database } from '../../../src/server/database/database.ts'
import { rollBackUnless } from '../../../src/server/database/roll-back-unless.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { messagesQueued, queueMessage } from '../../../src/server/mails/outbox.ts'
import { startTestServer } from '../harness/start-test-server.ts'

let notifications: number
const server = await startTestServer()
const database = await openDatabase({ url: server.database, dataFolder: '' })
database.onNotice(messagesQueued, () => (notifications += 1))
beforeEach(() => {
  notifications = 0
})
afterAll(async () => {
  await database.close()
})

const insert = (db: Database) =>
  queueMessage(db, { kind: 'mail', to: 'inserted@example.com', subject: 'A', body: 'a' })
const pools = ['db', 'outOfTransactionDb'] as const

test.each(pools)(
  'two messages of one transaction cause one notification after the commit (%s)',
  async (pool) => {
    await database[pool].transaction().execute(async (transaction) => {
      await insert(transaction)
      await insert(transaction)
      expect(notifications).toBe(0)
    })
    expect(notifications).toBe(1)
  },
)

test.each(pools)('a message outside of a transaction causes one notification (%s)', async (pool) => {
  await insert(database[pool])
  expect(notifications).toBe(1)
})

test.each([
  { count: 1, isKept: true },
  { count: 0, isKept: false },
])('a message after a savepoint causes $count notifications (kept: $isKept)', async ({ count, isKept }) => {
  await database.db
    .transaction()
    .execute((transaction) => rollBackUnless(transaction, isKept, () => insert(transaction)))
  expect(notifications).toBe(count)
})

test('a message before a savepoint causes one notification, whatever follows', async () => {
  await database.db.transaction().execute(async (transaction) => {
    await insert(transaction)
    await rollBackUnless(transaction, false, () => insert(transaction))
  })
  expect(notifications).toBe(1)
})

test('neither rolled back messages nor other rows cause a notification', async () => {
  const failed = database.db.transaction().execute(async (transaction) => {
    await insert(transaction)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  await database.db.insertInto('smsRefusal').values({ phone: '+16095550000' }).execute()
  expect(notifications).toBe(0)
})

test.each([
  ['', null],
  // A pooler can ignore the settings of its clients: only the limits of the role apply.
  ['?statement_timeout=0', expect.stringContaining('set them for the role')],
])('openDatabase with the URL parameters %j returns the notice %o', async (parameters, notice) => {
  const pooled = await openDatabase({ url: `${inject('databaseUrl')}${parameters}`, dataFolder: '' })
  expect(pooled.notice).toEqual(notice)
  await pooled.close()
})
