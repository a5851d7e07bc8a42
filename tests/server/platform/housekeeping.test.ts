import { afterAll, beforeAll, expect, test } from 'vitest'
import { ago, fromNow, now } from '../../../src/server/database/database.ts'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { startHousekeeping } from '../../../src/server/database/housekeeping.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const deleteOnce = (messages: number | null) => {
  const failures: unknown[] = []
  const stop = startHousekeeping(server.db, { messages, unusedLogins: 201, usedLinks: 180 }, (entry) =>
    failures.push(entry),
  )
  return stop().then(() => expect(failures).toEqual([]))
}
const recipients = async () => {
  const rows = await server.db.selectFrom('message').select('recipient').orderBy('recipient').execute()
  return rows.map(({ recipient }) => recipient)
}

test('messages are dropped an hour after they were sent and two weeks after they were given up; the sandbox keeps them', async () => {
  await server.db.deleteFrom('message').execute()
  await server.db.transaction().execute(async (transaction) => {
    for (const to of ['a-new', 'b-sent', 'c-dead', 'd-dead-long'])
      await queueMessage(transaction, { kind: 'sms', to, body: 'Your code is 123456', language: 'en' })
    // the server that runs beside sends none of them
    await transaction
      .updateTable('message')
      .set({ nextAttemptAt: fromNow(1, 'day') })
      .execute()
  })
  const message = server.db.updateTable('message')
  await message
    .set({ sentAt: ago(61, 'minute') })
    .where('recipient', '=', 'b-sent')
    .execute()
  for (const [recipient, days] of [['c-dead', 13] as const, ['d-dead-long', 15] as const])
    await message
      .set({ deadAt: ago(days, 'day'), expiresAt: ago(days, 'day') })
      .where('recipient', '=', recipient)
      .execute()
  await deleteOnce(null)
  expect(await recipients()).toEqual(['a-new', 'b-sent', 'c-dead', 'd-dead-long'])
  await deleteOnce(14)
  expect(await recipients()).toEqual(['a-new', 'c-dead'])
  const bodies = server.db.selectFrom('message').select('body').orderBy('recipient')
  expect(await bodies.execute()).toEqual([{ body: 'Your code is 123456' }, { body: '' }])
})

test('what has expired goes', async () => {
  const { db } = server
  const permit = { kind: 'register', subject: '1' }
  await db
    .insertInto('permit')
    .values([
      { ...permit, sessionHash: 'gone', expiresAt: ago(1, 'second') },
      { ...permit, sessionHash: 'here', expiresAt: fromNow(1, 'hour') },
    ])
    .execute()
  await db
    .insertInto('rateLimit')
    .values([
      { key: 'gone', points: 1, expire: String(Date.now() - 1000) },
      { key: 'here', points: 1, expire: String(Date.now() + 60_000) },
    ])
    .execute()
  await deleteOnce(1)
  expect(await db.selectFrom('permit').select('sessionHash').execute()).toEqual([{ sessionHash: 'here' }])
  const limits = db.selectFrom('rateLimit').select('key').where('key', 'in', ['gone', 'here'])
  expect(await limits.execute()).toEqual([{ key: 'here' }])
})

test('replaced links go but for activations, which say that they were used; expired codes go', async () => {
  const { db } = server
  const link = { subject: 'housekeeping', expiresAt: fromNow(1, 'hour'), replacedAt: now }
  await db
    .insertInto('linkCode')
    .values([
      { ...link, kind: 'reset', codeHash: 'replaced reset' },
      { ...link, kind: 'reset', codeHash: 'newest reset', replacedAt: null },
      { ...link, kind: 'activation', codeHash: 'replaced activation' },
    ])
    .execute()
  await db
    .updateTable('factor')
    .set({ codeHash: 'code', codeExpiresAt: ago(1, 'second') })
    .execute()
  await deleteOnce(1)
  const links = db.selectFrom('linkCode').select('codeHash').where('subject', '=', link.subject)
  expect(await links.orderBy('codeHash').execute()).toEqual([
    { codeHash: 'newest reset' },
    { codeHash: 'replaced activation' },
  ])
  const factors = await db.selectFrom('factor').select('codeHash').execute()
  expect(factors).not.toEqual([])
  expect(factors).toEqual(factors.map(() => ({ codeHash: null })))
})

test('logins that nobody activated, and links that were used long ago, go', async () => {
  const { db } = server
  const login = await db
    .selectFrom('login')
    .selectAll()
    .where('status', '=', 'STAGED')
    .executeTakeFirstOrThrow()
  const logins = [
    { ...login, oktaId: 'unused-old', loginId: 'unused-old', createdAt: ago(202, 'day') },
    { ...login, oktaId: 'unused-new', loginId: 'unused-new', createdAt: ago(200, 'day') },
    { ...login, oktaId: 'active-old', loginId: 'active-old', createdAt: ago(999, 'day'), status: 'ACTIVE' },
  ]
  await db.insertInto('login').values(logins).execute()
  const link = { kind: 'activation', expiresAt: ago(10, 'day') }
  const usedLongAgo = { ...link, usedAt: ago(181, 'day') }
  await db
    .insertInto('linkCode')
    .values([
      { ...usedLongAgo, subject: 'nobody', codeHash: 'used by nobody' },
      { ...usedLongAgo, subject: 'active-old', codeHash: 'used by a login' },
      { ...usedLongAgo, kind: 'reset', subject: 'active-old', codeHash: 'used reset' },
      { ...link, subject: 'used', codeHash: 'used', usedAt: ago(179, 'day') },
      { ...link, subject: 'expired', codeHash: 'expired', expiresAt: ago(181, 'day') },
    ])
    .execute()
  await deleteOnce(1)
  const kept = db
    .selectFrom('login')
    .select('oktaId')
    .where(
      'oktaId',
      'in',
      logins.map(({ oktaId }) => oktaId),
    )
  expect((await kept.orderBy('oktaId').execute()).map(({ oktaId }) => oktaId)).toEqual([
    'active-old',
    'unused-new',
  ])
  const links = db
    .selectFrom('linkCode')
    .select('codeHash')
    .where('subject', 'in', ['nobody', 'active-old', 'used', 'expired'])
  expect(await links.orderBy('codeHash').execute()).toEqual([
    { codeHash: 'used' },
    { codeHash: 'used by a login' },
  ])
})
