import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { headers, problem } from '../../../src/contract/http.ts'
import { openServerFixture, createVisitor } from '../harness/server-fixture.ts'
import { newSession, startTestServer } from '../harness/start-test-server.ts'

const inTime = { timeout: 20_000 }
/** PostgreSQL's code for an exception of a trigger. */
const raised = '"code":"P0001"'

const fixture = await openServerFixture()
// On the same database, so an eligibility check counts on both.
const impatient = await startTestServer({ database: fixture.database, configuration: { callTimeLimit: 200 } })
await sql`create function dawdle() returns trigger language plpgsql as $$ begin
  perform pg_sleep(1.5);
  if new.recipient like 'undone@%' then raise exception 'no'; end if;
  return new;
end $$`.execute(fixture.db)
await sql`create trigger dawdle before insert on message for each row execute function dawdle()`.execute(
  fixture.db,
)

/** On the impatient server, where a trigger delays the last step, which queues the mail. */
const register = async (recipient: 'done' | 'undone') => {
  const number = await fixture.account()
  const { session } = await fixture.eligible(number)
  const record = { ...fixture.record(number), email: `${recipient}@${number}.example.com` }
  const submitKey = { [headers.submit]: newSession() }
  const at = ({ origin }: { readonly origin: string }) =>
    createVisitor({ origin, session, language: 'en' }).send('createUserWithCredentials', record, submitKey)
  const response = await at(impatient)
  return { number, record, response, again: () => at(fixture) }
}

/** And have returned their connections to the pool. */
const allEnded = async () => {
  await expect
    .poll(() => Object.values(impatient.usage()).map(({ busy, waiting }) => busy + waiting), inTime)
    .toEqual([0, 0])
}

const expectRetryAfter = async (response: Response) => {
  expect(response.status).toBe(503)
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(v.parse(problem, await response.json())).toMatchObject({ status: 503, code: 'unavailable' })
}

const traceOf = async (number: string, email: string) => ({
  logins: (await fixture.holdersOf(number)).length,
  mails: (await fixture.messagesTo(email)).length,
})

test('a call over the time limit gets 503, but completes', async () => {
  const { number, record, response, again } = await register('done')
  await expectRetryAfter(response)
  await expect.poll(() => traceOf(number, record.email), inTime).toEqual({ logins: 1, mails: 1 })
  await allEnded()
  expect(await (await again()).json()).toMatchObject({ status: 'STAGED' })
  expect(await traceOf(number, record.email)).toEqual({ logins: 1, mails: 1 })
})

test('a call over the time limit that fails stores nothing', async () => {
  const { number, record, response, again } = await register('undone')
  await expectRetryAfter(response)
  await expect.poll(() => impatient.logs.filter((line) => line.includes(raised)).length, inTime).toBe(1)
  await allEnded()
  expect(await traceOf(number, record.email)).toEqual({ logins: 0, mails: 0 })
  await sql`drop trigger dawdle on message`.execute(fixture.db)
  expect(await (await again()).json()).toMatchObject({ status: 'STAGED' })
  expect(await traceOf(number, record.email)).toEqual({ logins: 1, mails: 1 })
})
