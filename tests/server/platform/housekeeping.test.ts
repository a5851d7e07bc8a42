import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { startHousekeeping } from '../../../src/server/database/housekeeping.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const deleteOnce = (sandbox: boolean) => {
  const failures: unknown[] = []
  const stop = startHousekeeping(server.db, sandbox, (entry) => failures.push(entry))
  return stop().then(() => expect(failures).toEqual([]))
}
const recipients = async () => {
  const rows = await server.sql<{ recipient: string }[]>`select recipient from message order by recipient`
  return rows.map(({ recipient }) => recipient)
}

test('messages, which hold codes, are dropped when they are sent or too old; only the sandbox keeps them', async () => {
  await server.sql`delete from message`
  for (const to of ['a-new', 'b-sent', 'c-old'])
    await queueMessage(server.db, { kind: 'sms', to, body: 'Your code is 123456', language: 'en' })
  await server.sql`update message set sent_at = null`
  await server.sql`
    update message set sent_at = now() - interval '61 minutes' where recipient = 'b-sent'`
  await server.sql`
    update message set created_at = now() - interval '25 hours' where recipient = 'c-old'`
  await deleteOnce(true)
  expect(await recipients()).toEqual(['a-new', 'b-sent', 'c-old'])
  await deleteOnce(false)
  expect(await recipients()).toEqual(['a-new'])
})

test('what has expired goes', async () => {
  await server.sql`
    insert into permit (session_hash, kind, subject, expires_at)
    values ('gone', 'register', '1', now() - interval '1 second'), ('here', 'register', '1', now() + interval '1 hour')`
  await server.sql`
    insert into rate_limit (key, points, expire) values ('gone', 1, ${Date.now() - 1000}), ('here', 1, ${Date.now() + 60_000})`
  await deleteOnce(false)
  expect(await server.sql`select session_hash from permit`).toEqual([{ sessionHash: 'here' }])
  expect(await server.sql`select key from rate_limit where key in ('gone', 'here')`).toEqual([
    { key: 'here' },
  ])
})
