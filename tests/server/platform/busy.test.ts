import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { resetPath } from '../../../src/server/mails/login.ts'
import { isUnavailable } from '../../../src/server/database/connection/client.ts'
import { connect, disconnect } from '../../../src/server/database/open-database.ts'
import { installationOf } from '../harness/identity-server.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { newSession, startTestServer } from '../harness/start-test-server.ts'
import { hashAsInProduction } from '../harness/quick-hashes.ts'

hashAsInProduction()

const server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' } })

const from = (address: string) => ({ 'X-Forwarded-For': address })

test("while a client's 60 password checks run, another client's call succeeds", async () => {
  const session = newSession()
  await server.solveCaptcha(session)
  const slow = { loginId: 'nobody-here', password: 'Wrong-Guess-1' }
  const ended: number[] = []
  const calls = Array.from({ length: 60 }, async () => {
    const { status, headers } = await server.call('userLogin', slow, {
      session,
      headers: from('192.0.2.1'),
    })
    ended.push(status)
    return { status, wait: headers.get('Retry-After') }
  })
  await Promise.race(calls)
  const other = await server.call('getActiveAlerts', undefined, { headers: from('192.0.2.2') })
  expect(other.status).toBe(200)
  expect(ended.length).toBeLessThan(60)
  const outcomes = await Promise.all(calls)
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const refused = outcomes.filter(({ status }) => status === 429)
  expect(refused.every(({ wait }) => Number(wait) > 0)).toBe(true)
})

const hold = async (table: 'account' | 'linkCode' | 'oidc') => {
  const locked = Promise.withResolvers<undefined>()
  const held = Promise.withResolvers<undefined>()
  const holder = server.db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
    locked.resolve(undefined)
    await held.promise
  })
  await locked.promise
  return async () => {
    held.resolve(undefined)
    await holder
  }
}

const unknownAccount = { connectionContractNumber: '000000000000' }

test('a call that waits too long for a lock gets 503', async () => {
  const session = newSession()
  await server.solveCaptcha(session)
  const release = await hold('account')
  const { status, headers, json } = await server.call('contractAccountExists', unknownAccount, { session })
  await release()
  expect({ status, json }).toMatchObject({ status: 503, json: { code: 'unavailable', status: 503 } })
  expect(headers.get('Content-Type')).toBe('application/problem+json')
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a database that accepts but never answers is reported as unavailable', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => void silent.listen(0, resolve))
  const port = portOf(silent)
  const db = connect(`postgres://nobody@localhost:${port}/nothing`, 1)
  const error: unknown = await db
    .selectFrom('account')
    .selectAll()
    .execute()
    .catch((reason: unknown) => reason)
  expect(isUnavailable(error)).toBe(true)
  silent.close()
  await disconnect(db)
})

const installation = installationOf(server)
const openPages = async () => {
  const browser = installation.openBrowser()
  const signIn = await browser.open(installation.authorizeUrl())
  const reset = `${server.origin}${resetPath}?code=${'c'.repeat(43)}`
  return {
    'the authorization endpoint': () => browser.open(installation.authorizeUrl()),
    'the sign-in page': () => browser.submit(signIn, { loginId: 'nobody-here', password: 'Wrong-Guess-1' }),
    'the password reset page': () => browser.open(reset),
  }
}

test.each(['the authorization endpoint', 'the sign-in page', 'the password reset page'] as const)(
  '%s answers 503 with Retry-After while the database does not respond',
  async (page) => {
    const { [page]: open } = await openPages()
    const releases = [await hold('oidc'), await hold('linkCode')]
    const { status, headers, text } = await open()
    await Promise.all(releases.map((release) => release()))
    expect({ status, wait: headers.get('Retry-After') }).toEqual({ status: 503, wait: '5' })
    expect(text).toContain('<h1>Please try again in a minute</h1>')
    expect(text).toContain('<p>We are too busy right now. Go back and try again in a minute.</p>')
  },
)

test("of a client's 48 waiting sign-ins 16 get 429, another client's none", async () => {
  const authorize = installation.authorizeUrl()
  const release = await hold('oidc')
  let answered = 0
  const asked = Array.from({ length: 48 }, async () => {
    const response = await fetch(authorize, { headers: from('192.0.2.4'), redirect: 'manual' })
    answered += 1
    return { status: response.status, wait: response.headers.get('Retry-After'), text: await response.text() }
  })
  const refused = await Promise.race(asked)
  expect(refused).toMatchObject({ status: 429, wait: '2' })
  expect(refused.text).toContain('Please try again in a minute')
  const other = await server.call('getActiveAlerts', undefined, { headers: from('192.0.2.5') })
  expect(other.status).toBe(200)
  await vi.waitUntil(() => answered === 16)
  await release()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(16)
  expect(statuses.filter((status) => status === 303)).toHaveLength(32)
})

// Last, because its 48 captchas count against the limit of this machine's address.
test('a client that calls in 48 sessions at once gets 429', async () => {
  const sessions = Array.from({ length: 48 }, () => newSession())
  for (const session of sessions) await server.solveCaptcha(session)
  const release = await hold('account')
  const refused = await Promise.all(
    sessions.map(async (session) => {
      const { status, headers } = await server.call('contractAccountExists', unknownAccount, {
        session,
        headers: from('192.0.2.3'),
      })
      // 2 s if too many calls wait; a rate limit takes longer.
      const isRefused = status === 429 && headers.get('Retry-After') === '2'
      if (isRefused) await release()
      return isRefused
    }),
  )
  await release()
  expect(refused).toContain(true)
})
