import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteNames } from '../../../src/server/platform/outside-links.ts'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { StartupError } from '../../../src/server/platform/startup-error.ts'
import { makeAccount } from '../harness/desk.ts'
import { newSession, startTestServer, type TestServer } from '../harness/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const pageOf = async ({ origin }: TestServer, path: string, method = 'GET') => {
  const response = await fetch(`${origin}${path}`, { method })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test.each(Object.values(siteNames))('a page stands in for %s and shows how it was opened', async (name) => {
  const { status, text } = await pageOf(server, `/sandbox/sites/${name}?account=12&x=%3Cscript%3E`)
  expect(status).toBe(200)
  expect(text).toContain(`/sandbox/sites/${name}?account=12&amp;x=%3Cscript%3E`)
  expect(text).toContain('<dt>x</dt><dd>&lt;script&gt;</dd>')
  expect(text).not.toContain('<script>')
})

test.each(['/sandbox/sites/other', '/sandbox/sites/', '/sandbox/nothing'])(
  '%s is not there',
  async (path) => {
    expect(await pageOf(server, path)).toMatchObject({ status: 404 })
  },
)

test('the outbox lists the newest first, as page and as JSON', async () => {
  const link = `${server.origin}/registrationComplete?code=a&b=<c>`
  await queueMessage(server.db, { kind: 'sms', to: '+16095550148', body: 'Code 1' })
  await queueMessage(server.db, {
    kind: 'mail',
    to: 'a@example.com',
    subject: 'A <b>bold</b> subject',
    body: `Open ${link}\n\nThank you`,
    links: [link],
  })
  const [first, second] = await server.outbox()
  expect(first).toMatchObject({
    kind: 'mail',
    to: 'a@example.com',
    subject: 'A <b>bold</b> subject',
    text: `Open ${link}\n\nThank you`,
    links: [link],
  })
  expect(second).toMatchObject({ kind: 'sms', to: '+16095550148', subject: '', text: 'Code 1', links: [] })
  const { text, headers } = await pageOf(server, '/sandbox/outbox')
  expect(text).toContain(`<a href="${link.replace('&', '&amp;').replace('<c>', '&lt;c&gt;')}">`)
  expect(text).toContain('A &lt;b&gt;bold&lt;/b&gt; subject')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('a page that fails does not show the reason', async () => {
  await server.db.schema.alterTable('message').renameTo('message_elsewhere').execute()
  const answer = await pageOf(server, '/sandbox/outbox.json')
  await server.db.schema.alterTable('message_elsewhere').renameTo('message').execute()
  expect(answer).toMatchObject({ status: 500, text: 'Something went wrong' })
  expect(server.logs.some((line) => line.includes('42P01'))).toBe(true)
})

test('another site cannot solve the captcha for its visitors', async () => {
  const response = await fetch(`${server.origin}/sandbox/captcha/solve`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
})

describe('switched off', () => {
  let off: TestServer
  beforeAll(async () => {
    off = await startTestServer({ environment: { SANDBOX: 'off' } })
  })
  afterAll(() => off.stop())

  test.each([
    '/sandbox',
    '/sandbox/',
    '/sandbox/outbox',
    '/sandbox/outbox.json',
    '/sandbox/sandbox.css',
    '/sandbox/captcha.js',
    ...Object.values(siteNames).map((name) => `/sandbox/sites/${name}`),
  ])('%s is not there', async (path) => {
    expect(await pageOf(off, path)).toMatchObject({ status: 404, text: 'Not found' })
  })

  test('has no sample people', async () => {
    expect(await off.db.selectFrom('account').selectAll().execute()).toEqual([])
  })

  test('issues no captcha token, and refuses one of the sandbox on the same database', async () => {
    expect(await pageOf(off, '/sandbox/captcha/solve', 'POST')).toMatchObject({ status: 404 })
    const on = await startTestServer({ database: off.database })
    const token = await on.solveCaptcha()
    await on.stop()
    const body = { connectionContractNumber: '000000000000' }
    const options = { session: newSession(), headers: { 'X-Captcha-Token': token } }
    const { json } = await off.call('contractAccountExists', body, options)
    expect(json).toMatchObject({ status: 403, code: 'captcha_required' })
  })
})

describe('a request by a name', () => {
  const statusFor = (host: string, path = '/sandbox/outbox.json') =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(server.origin)
      get({ host: 'localhost', port, path, headers: { Host: host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })

  test.each(['rebind.evil.example', 'localhost.evil.example:8080', '127.0.0.1.evil.example', '192.168.1.5'])(
    "%s, which may be another site's, is refused",
    async (host) => {
      for (const path of ['/sandbox/outbox.json', '/api/getActiveAlerts', '/', '/oauth2/default/v1/keys'])
        expect(await statusFor(host, path)).toBe(421)
    },
  )

  test.each(['localhost', 'localhost:1', '127.0.0.1:8080', '[::1]:8080'])(
    "%s, which is this machine's, is answered",
    async (host) => expect(await statusFor(host)).toBe(200),
  )
})

describe('the data of a database', () => {
  const start = (database: string, SANDBOX: string) => startTestServer({ database, environment: { SANDBOX } })

  test('filled by the sandbox is refused by a server without it', async () => {
    await expect(start(server.database, 'off')).rejects.toThrow(
      new StartupError(
        'SANDBOX=off, but the sandbox filled this database with people whose password everybody knows: give it another',
      ),
    )
  })

  test('with other accounts is refused by the sandbox and unchanged', async () => {
    const theirs = await startTestServer({ environment: { SANDBOX: 'off' } })
    const account = await makeAccount(theirs.db)
    await expect(start(theirs.database, 'on')).rejects.toThrow(
      new StartupError(
        'the database has accounts that are not of the sandbox: set SANDBOX=off, or give it another database',
      ),
    )
    const rows = await theirs.db.selectFrom('account').select('contractNumber').execute()
    expect(rows).toEqual([{ contractNumber: account }])
    expect(await theirs.db.selectFrom('login').selectAll().execute()).toEqual([])
    const again = await start(theirs.database, 'off')
    await again.stop()
    await theirs.stop()
  })

  test('of the sandbox with accounts added since is accepted', async () => {
    await makeAccount(server.db)
    const again = await start(server.database, 'on')
    expect(await pageOf(again, '/sandbox')).toMatchObject({ status: 200 })
    await again.stop()
  })
})
