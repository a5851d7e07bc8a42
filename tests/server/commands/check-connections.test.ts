import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { headers } from '../../../src/contract/http.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { startMailServer } from '../harness/mail-server.ts'
import { portOf, startSmsGateway } from '../harness/sms-gateway.ts'
import { createTestDatabase } from '../harness/test-databases.ts'
import { startTestServer } from '../harness/start-test-server.ts'

let codes: readonly string[] = []
const captcha = createServer((_, response) =>
  response.end(JSON.stringify({ success: false, 'error-codes': codes })),
)
const server = await startTestServer()
const mailServer = await startMailServer({
  disabledCommands: ['STARTTLS'],
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('no')),
})
await new Promise<void>((resolve) => captcha.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  await server.stop()
  await mailServer.close()
  captcha.close()
})

/** The exit status, and the "connection" lines of stdout and stderr. */
const check = (environment: Record<string, string>) =>
  new Promise<{ status: number | null; right: string[]; failed: string[]; stderr: string }>((resolve) => {
    const program = join(projectFolder, 'src/server/commands/check-configuration.ts')
    const linesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('connection'))
    const child = execFile(
      process.execPath,
      [program],
      { env: { SANDBOX: 'on', ...environment } },
      (_, stdout, stderr) =>
        resolve({ status: child.exitCode, right: linesIn(stdout), failed: linesIn(stderr), stderr }),
    )
  })

const captchaAt = (secret: string) => ({
  CAPTCHA_VERIFY_URL: `http://127.0.0.1:${portOf(captcha)}/siteverify`,
  CAPTCHA_SECRET: secret,
})

test('with correct settings check-configuration prints one ok line per connection, sends no message, and exits with 0', async () => {
  codes = ['invalid-input-response']
  const gateway = await startSmsGateway({ status: 200 })
  expect(
    await check({
      DATABASE_URL: server.database,
      SMTP_URL: `smtp://me:right@localhost:${mailServer.port}`,
      SMTP_TLS: 'off',
      ...gateway.environment,
      ...captchaAt('right'),
    }),
  ).toMatchObject({
    status: 0,
    right: ['database', 'mail server', 'SMS gateway', 'captcha service'].map(
      (name) => `connection to the ${name}: ok`,
    ),
    failed: [],
  })
  expect(mailServer.delivered).toEqual([])
  expect(gateway.asked).toMatchObject([{ body: '' }])
  gateway.close()
})

test('with wrong secrets and an unknown database check-configuration names the wrong setting of each connection, and exits with 1', async () => {
  codes = ['invalid-input-secret']
  const gateway = await startSmsGateway({ status: 401 })
  const { status, right, failed } = await check({
    DATABASE_URL: server.database.replace(/\/\w+(?=$|\?)/, '/nobodys'),
    SMTP_URL: `smtp://me:wrong@localhost:${mailServer.port}`,
    SMTP_TLS: 'off',
    ...gateway.environment,
    ...captchaAt('wrong'),
  })
  gateway.close()
  expect({ status, right }).toEqual({ status: 1, right: [] })
  expect(failed).toEqual([
    'connection to the database: failed: database "nobodys" does not exist, 3D000: see DATABASE_URL, and pg_hba.conf of the database',
    expect.stringMatching(/^connection to the mail server: failed: Invalid login.*EAUTH: see SMTP_URL/),
    'connection to the SMS gateway: failed: it answered 401: correct SMS_ACCOUNT and SMS_TOKEN, or SMS_HEADER',
    'connection to the captcha service: failed: it does not know the secret: correct CAPTCHA_SECRET',
  ])
})

test('if no server listens at any address, check-configuration prints one failed line per connection, and exits with 1', async () => {
  const { status, failed } = await check({
    DATABASE_URL: 'postgres://me@127.0.0.1:9/water',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_TLS: 'off',
    SMS_URL: 'http://127.0.0.1:9/send',
    SMS_ACCOUNT: 'AC1',
    SMS_TOKEN: 'secret',
    SMS_FROM: '+16095550100',
    CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
    CAPTCHA_SECRET: 'secret',
  })
  expect(status).toBe(1)
  expect(failed.map((line) => line.replace(/: failed: .*/, ''))).toEqual(
    ['database', 'mail server', 'SMS gateway', 'captcha service'].map((name) => `connection to the ${name}`),
  )
})

const allHeaders = ['Content-Type', 'Authorization', ...Object.values(headers)].join(', ')
test.each([
  ['answers 404', 404, '*', allHeaders, 'failed: it answered 404: see API_BASE_URL'],
  [
    'allows another origin',
    200,
    'https://my.example',
    allHeaders,
    'failed: it does not allow the origin http:',
  ],
  [
    'allows not all headers',
    200,
    '*',
    'Content-Type',
    'failed: it does not allow Authorization, X-Session-Id',
  ],
  ['allows all', 200, 'http://localhost:8080', allHeaders, 'ok'],
])('a backend of another origin that %s', async (_, status, origin, named, result) => {
  const cors = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': named }
  const backend = createServer((_request, response) => response.writeHead(status, cors).end('[]'))
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const { right, failed } = await check({ API_BASE_URL: `http://127.0.0.1:${portOf(backend)}/api` })
  backend.close()
  expect([...right, ...failed]).toEqual([expect.stringContaining(`connection to the backend: ${result}`)])
})

test.each(['with', 'without'])('a database %s accounts', async (accounts) => {
  const { status, stderr } = await check({
    SANDBOX: 'off',
    DATABASE_URL:
      accounts === 'with' ? server.database : await createTestDatabase(inject('databaseUrl'), 'template1'),
  })
  expect(status).toBe(0)
  expect(stderr.includes('the database has no accounts')).toBe(accounts === 'without')
})
