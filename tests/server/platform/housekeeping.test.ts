import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { ago, fromNow, tryLock } from '../../../src/server/database/database.ts'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { runHousekeeping } from '../../../src/server/database/housekeeping.ts'
import { steps } from '../../../src/server/database/housekeeping-steps.ts'
import { createWorkFigures } from '../../../src/server/platform/work-figures.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const server = await startTestServer()

const keep = { messages: 14, unusedLogins: 201, usedLinks: 180 }

const runOnce = async (messages: number | null = keep.messages) => {
  const figures = createWorkFigures()
  const logged: unknown[] = []
  await runHousekeeping(server.db, { ...keep, messages }, figures, (entry) => logged.push(entry))
  return { logged, figures: figures.read() }
}
const deleteOnce = async (messages: number | null) => {
  expect((await runOnce(messages)).logged).toEqual([])
}
const recipients = async () => {
  const rows = await server.db.selectFrom('message').select('recipient').orderBy('recipient').execute()
  return rows.map(({ recipient }) => recipient)
}

test('sent messages stay an hour, dead letters two weeks, in sandboxes forever', async () => {
  await server.db.deleteFrom('message').execute()
  await server.db.transaction().execute(async (transaction) => {
    for (const to of ['a-new', 'b-sent', 'c-dead', 'd-dead-long'])
      await queueMessage(transaction, { kind: 'sms', to, body: 'Your code is 123456', language: 'en' })
    // Due tomorrow, so the running server does not send them.
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

test('the housekeeping deletes expired permissions and counts', async () => {
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
      { key: 'gone', points: 1, expire: '1' },
      { key: 'here', points: 1, expire: String(Date.now() + 60_000) },
    ])
    .execute()
  await deleteOnce(1)
  expect(await db.selectFrom('permit').select('sessionHash').execute()).toEqual([{ sessionHash: 'here' }])
  const limits = db.selectFrom('rateLimit').select('key').where('key', 'in', ['gone', 'here'])
  expect(await limits.execute()).toEqual([{ key: 'here' }])
})

test('the housekeeping deletes expired codes and replaced links, but no activation links', async () => {
  const { db } = server
  const link = { subject: 'housekeeping', expiresAt: fromNow(1, 'hour'), replacedAt: ago(1, 'hour') }
  await db
    .insertInto('linkCode')
    .values([
      { ...link, kind: 'reset', codeHash: 'replaced reset' },
      { ...link, kind: 'reset', codeHash: 'newest reset', replacedAt: null },
      { ...link, kind: 'paperless', codeHash: 'just replaced', replacedAt: fromNow(-59, 'minute') },
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
    { codeHash: 'just replaced' },
    { codeHash: 'newest reset' },
    { codeHash: 'replaced activation' },
  ])
  const factors = await db.selectFrom('factor').select('codeHash').execute()
  expect(factors).not.toEqual([])
  expect(factors).toEqual(factors.map(() => ({ codeHash: null })))
})

test('the housekeeping deletes logins unused for 201 days and their links', async () => {
  const { db } = server
  const login = await server.rowOf('login', { status: 'STAGED' })
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
      { ...link, subject: 'nobody', codeHash: 'for nobody', expiresAt: ago(181, 'day') },
      { ...link, subject: 'unused-old', codeHash: 'of the unused login' },
      { ...usedLongAgo, subject: 'active-old', codeHash: 'used by a login' },
      { ...usedLongAgo, kind: 'reset', subject: 'active-old', codeHash: 'used reset' },
      { ...link, subject: 'used', codeHash: 'used', usedAt: ago(179, 'day') },
      { ...link, kind: 'reset', subject: 'expired', codeHash: 'expired', expiresAt: ago(181, 'day') },
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
    .where('subject', 'in', ['nobody', 'unused-old', 'active-old', 'used', 'expired'])
  expect(await links.orderBy('codeHash').execute()).toEqual([
    { codeHash: 'used' },
    { codeHash: 'used by a login' },
  ])
})

test('a step of the housekeeping that fails is logged; others run', async () => {
  const { db } = server
  await db
    .insertInto('captchaToken')
    .values({ tokenHash: 'gone', expiresAt: ago(1, 'second') })
    .execute()
  await sql`alter table permit rename to permit_away`.execute(db)
  const { logged, figures } = await runOnce()
  await sql`alter table permit_away rename to permit`.execute(db)
  expect(logged).toEqual([
    expect.objectContaining({ event: 'expired_rows_not_deleted', step: 'permits', code: '42P01' }),
  ])
  expect(await db.selectFrom('captchaToken').select('tokenHash').execute()).toEqual([])
  const failures = Object.entries(figures).map(([step, one]) => [step, one.failures])
  expect(failures).toEqual(steps.map(({ name }) => [`housekeeping: ${name}`, name === 'permits' ? 1 : 0]))
})

test('a step that another server runs is skipped, not counted', async () => {
  const { db } = server
  const report = { code: 'ABCDEFGH', report: '{}', createdAt: ago(31, 'day') }
  const codes = () => db.selectFrom('supportReport').select('code').execute()
  await db.insertInto('supportReport').values(report).execute()
  const step = 'housekeeping: support reports'
  const skipped = await db.transaction().execute(async (other) => {
    expect(await tryLock(other, step)).toBe(true)
    return runOnce()
  })
  expect([skipped.logged, await codes()]).toEqual([[], [{ code: report.code }]])
  expect(Object.keys(skipped.figures)).not.toContain(step)
  const { figures } = await runOnce()
  expect(await codes()).toEqual([])
  expect(Object.keys(figures)).toContain(step)
})

test('4,500 expired rows go in statements of 2,000 rows', async () => {
  const { db } = server
  await sql`insert into captcha_token
    select 'expired ' || number, now() - interval '1 second' from generate_series(1, 4500) number`.execute(db)
  await db.transaction().execute(async (transaction) => {
    const step = steps.find(({ name }) => name === 'captcha tokens')
    expect(await step?.run(transaction, keep)).toBe(2000)
  })
  await deleteOnce(1)
  expect(await db.selectFrom('captchaToken').select('tokenHash').execute()).toEqual([])
})

test('with 40,000 logins every step of the housekeeping takes seconds', async () => {
  const { db } = server
  await sql`insert into login (okta_id, login_id, email, password_hash, question, answer_hash, status, customer_type, customer_name)
    select 'many' || number, 'many' || number, '', '', '', '', 'ACTIVE', 'Individual', ''
    from generate_series(1, 40000) number`.execute(db)
  await sql`insert into link_code (kind, subject, code_hash, expires_at, used_at)
    select 'activation', 'many' || number, 'many' || number, now() - interval '999 day', now() - interval '999 day'
    from generate_series(1, 40000) number`.execute(db)
  for (const step of steps)
    await db.transaction().execute(async (transaction) => {
      await sql`set local work_mem = '64kB'`.execute(transaction)
      await sql`set local statement_timeout = '5s'`.execute(transaction)
      expect([step.name, await step.run(transaction, keep)]).toEqual([step.name, 0])
    })
})
