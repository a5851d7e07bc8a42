import { get } from 'node:http'
import { expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { createOpenApiDocument } from '../../../src/server/openapi/document.ts'
import { siteNames } from '../../../src/server/platform/outside-links.ts'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { StartupError } from '../../../src/server/platform/startup-error.ts'
import { makeAccount } from '../harness/server-fixture.ts'
import { newSession, startTestServer, type TestServer } from '../harness/start-test-server.ts'

const server = await startTestServer()
const off = await startTestServer({ environment: { SANDBOX: 'off' } })

const pageOf = async ({ origin }: TestServer, path: string, method = 'GET') => {
  const response = await fetch(`${origin}${path}`, { method })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test.each(Object.values(siteNames))('the sandbox page for %s shows its address escaped', async (name) => {
  const { status, text } = await pageOf(server, `/sandbox/sites/${name}?account=12&x=%3Cscript%3E`)
  expect(status).toBe(200)
  expect(text).toContain(`/sandbox/sites/${name}?account=12&amp;x=%3Cscript%3E`)
  expect(text).toContain('<dt>x</dt><dd>&lt;script&gt;</dd>')
  expect(text).not.toContain('<script>')
})

test.each(['sites/other', 'sites/', 'nothing', 'outbox/0', 'outbox/x'])(
  'the sandbox answers 404 at the path /sandbox/%s',
  async (path) => {
    expect(await pageOf(server, `/sandbox/${path}`)).toMatchObject({ status: 404 })
  },
)

test('the outbox lists the newest message first, as page and JSON', async () => {
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

test('the outbox shows each mail as HTML in a frame without scripts', async () => {
  const link = `${server.origin}/registrationComplete?code=a`
  const body = `Hello,\n\nActivate\n${link}`
  await queueMessage(server.db, { kind: 'mail', to: 'b@example.com', subject: 'B', body, links: [link] })
  const [mail] = await server.outbox()
  const path = `/sandbox/outbox/${mail?.id}`
  const outbox = await pageOf(server, '/sandbox/outbox')
  expect(outbox.text).toContain(`<iframe src="${path}"`)
  expect(outbox.headers.get('Content-Security-Policy')).toContain("frame-src 'self'")
  const { text, headers } = await pageOf(server, path)
  expect(text).toContain('<img src="data:image/png;base64,')
  expect(text).toContain(`href="${link}">Activate</a>`)
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none';.*frame-ancestors 'self'; sandbox/,
  )
  expect(headers.get('Content-Security-Policy')).not.toContain('script')
})

test('the API reference shows every operation, and /sandbox/openapi.json is the OpenAPI document', async () => {
  const { text } = await pageOf(server, '/sandbox/api')
  expect([...text.matchAll(/<h3 id="(\w+)">/g)].map(([, name]) => name)).toEqual(Object.keys(operations))
  const { text: json } = await pageOf(server, '/sandbox/openapi.json')
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())))
})

test('an error in a sandbox page gives 500 without the reason', async () => {
  await server.db.schema.alterTable('message').renameTo('message_elsewhere').execute()
  const answer = await pageOf(server, '/sandbox/outbox.json')
  await server.db.schema.alterTable('message_elsewhere').renameTo('message').execute()
  expect(answer).toMatchObject({ status: 500, text: 'Something went wrong' })
  expect(server.logs.some((line) => line.includes('42P01'))).toBe(true)
})

test('the fake captcha cannot be solved by a request from another origin', async () => {
  const response = await fetch(`${server.origin}/sandbox/captcha/solve`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
})

test.each([
  '/sandbox',
  '/sandbox/',
  '/sandbox/outbox',
  '/sandbox/outbox.json',
  '/sandbox/api',
  '/sandbox/openapi.json',
  '/sandbox/sandbox.css',
  '/sandbox/captcha.js',
  ...Object.values(siteNames).map((name) => `/sandbox/sites/${name}`),
])('with SANDBOX=off the server answers 404 at the path %s', async (path) => {
  expect(await pageOf(off, path)).toMatchObject({ status: 404, text: 'Not found' })
})

test('with SANDBOX=off the database contains no sample people', async () => {
  expect(await off.db.selectFrom('account').selectAll().execute()).toEqual([])
})

test('with SANDBOX=off no captcha token is issued or accepted', async () => {
  expect(await pageOf(off, '/sandbox/captcha/solve', 'POST')).toMatchObject({ status: 404 })
  const on = await startTestServer({ database: off.database })
  const token = await on.solveCaptcha()
  const body = { connectionContractNumber: '000000000000' }
  const options = { session: newSession(), headers: { 'X-Captcha-Token': token } }
  const { json } = await off.call('contractAccountExists', body, options)
  expect(json).toMatchObject({ status: 403, code: 'captcha_required' })
})

const statusFor = (host: string, path = '/sandbox/outbox.json') =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(server.origin)
    get({ host: 'localhost', port, path, headers: { Host: host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })

test.each(['rebind.evil.example', 'localhost.evil.example:8080', '127.0.0.1.evil.example', '192.168.1.5'])(
  'the Host %s is refused with 421 (DNS rebinding)',
  async (host) => {
    for (const path of ['/sandbox/outbox.json', '/api/getActiveAlerts', '/', '/oauth2/default/v1/keys'])
      expect(await statusFor(host, path)).toBe(421)
  },
)

test.each(['localhost', 'localhost:1', '127.0.0.1:8080', '[::1]:8080'])(
  'a request with the local Host %s is answered with 200',
  async (host) => expect(await statusFor(host)).toBe(200),
)

const start = (database: string, SANDBOX: string) => startTestServer({ database, environment: { SANDBOX } })

test("with SANDBOX=off no server starts on the sandbox's database", async () => {
  await expect(start(server.database, 'off')).rejects.toThrow(
    new StartupError(
      'SANDBOX=off, but the sandbox filled this database with sample people, whose password is public: use another database',
    ),
  )
})

test("with SANDBOX=on no server starts on others' accounts", async () => {
  const theirs = await startTestServer({ environment: { SANDBOX: 'off' } })
  const account = await makeAccount(theirs.db)
  await expect(start(theirs.database, 'on')).rejects.toThrow(
    new StartupError(
      'the database has accounts that the sandbox did not create: set SANDBOX=off, or use another database',
    ),
  )
  const rows = await theirs.db.selectFrom('account').select('contractNumber').execute()
  expect(rows).toEqual([{ contractNumber: account }])
  expect(await theirs.db.selectFrom('login').selectAll().execute()).toEqual([])
  await start(theirs.database, 'off')
})

test('with SANDBOX=on later accounts do not stop a start', async () => {
  await makeAccount(server.db)
  const again = await start(server.database, 'on')
  expect(await pageOf(again, '/sandbox')).toMatchObject({ status: 200 })
})
