import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { type Okta, startOkta } from '../../okta/okta.ts'
import { plain } from '../../okta/shapes.ts'

const program = join(projectFolder, 'src/server/commands/check-configuration.ts')
const check = (env: Record<string, string>) =>
  new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [program], { env }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    )
  })

test('check-configuration prints the settings without secrets', async () => {
  const { status, stdout, stderr } = await check({
    SANDBOX: 'off',
    PUBLIC_ORIGIN: 'https://my.example',
    TRUSTED_PROXIES: '1',
    DATABASE_URL: 'postgres://me:hidden@data.example/mywater?password=hidden',
    SMTP_URL: 'smtps://me:hidden@mail.example',
    SMS_URL: 'https://me:hidden@sms.example/send',
    SMS_FROM: 'Water',
    CAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
    CAPTCHA_SECRET: 'hidden',
  })
  // No server listens at the configured addresses.
  expect(status).toBe(1)
  expect(stdout).toContain(
    'public origin: https://my.example\nlistens at: all addresses, port 8080\nsandbox: off\n',
  )
  expect(stdout).toContain(
    'database: postgres://data.example/mywater\nmails: to mail.example:465, TLS from the start, from ',
  )
  expect(stdout).toContain(
    'text messages: to https://sms.example/send, at most 2000 a day, to numbers of US, CA\n',
  )
  expect(stdout).toContain('identity provider: built in\n')
  expect(stdout).toContain('captcha: https://captcha.example/verify\ntrusted proxies: 1\n')
  expect(stderr).toContain('warning: DATABASE_URL does not use TLS')
  expect(stdout + stderr).not.toContain('hidden')
})

test('check-configuration prints one line for each invalid setting, and exits with 1', async () => {
  const { status, stdout, stderr } = await check({ PORT: 'x', SANDBOX: 'no' })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Cannot start: PORT is not a whole number up to 65535\nCannot start: SANDBOX is neither on nor off\n',
  })
})
let provider: Okta
beforeAll(async () => {
  provider = await startOkta({
    shape: plain,
    app: {
      clientId: '0oaportal',
      redirectUris: ['http://localhost:8080/login/callback'],
      postLogoutRedirectUris: [],
    },
    people: [],
    trustedOrigins: new Set(),
    scopes: ['openid', 'profile', 'email'],
    namedScopes: ['openid', 'profile'],
  })
})
afterAll(() => provider.close())

/** The exit status, and the lines about the provider on stdout and stderr. */
const checkAt = async (issuer: string, scopes = 'openid profile', origin = 'http://localhost:8080') => {
  const { status, stdout, stderr } = await check({
    PUBLIC_ORIGIN: origin,
    OKTA_ISSUER: issuer,
    OKTA_CLIENT_ID: '0oaportal',
    OKTA_SCOPES: scopes,
    OKTA_AUDIENCE: 'api://water',
  })
  const linesOf = (text: string) =>
    text.split('\n').flatMap((line) => /^identity provider: (?<rest>.+)/.exec(line)?.groups?.['rest'] ?? [])
  return { status, printed: linesOf(stdout), complained: linesOf(stderr) }
}
const endpointsOf = ({ issuer }: Okta) => {
  const { origin, port } = new URL(issuer)
  return (
    `its endpoints: sign-in at ${origin}/realms/utility/openid/auth, ` +
    `tokens at http://localhost:${port}/realms/utility/openid/token, ` +
    `no revocation, logout at ${origin}/realms/utility/openid/end-session`
  )
}

test('correct settings give one ok line per check', async () => {
  expect(await checkAt(provider.issuer)).toEqual({
    status: 0,
    printed: [
      `${provider.issuer}, access tokens for api://water`,
      'its issuer: as OKTA_ISSUER',
      'its PKCE: S256',
      'its scopes: it knows all of OKTA_SCOPES',
      endpointsOf(provider),
      'its redirect address: it knows the client and the address',
    ],
    complained: [],
  })
})

test('an unregistered redirect address is an error with its remedy', async () => {
  const { status, complained } = await checkAt(provider.issuer, 'openid profile', 'http://localhost:8081')
  expect(status).toBe(1)
  expect(complained.at(-1)).toBe(
    'its redirect address: it answered 400 and did not redirect to the portal: ' +
      'register http://localhost:8081/login/callback for the client 0oaportal (OKTA_CLIENT_ID)',
  )
})

test('a scope that the discovery document lacks is a warning', async () => {
  const { status, printed } = await checkAt(provider.issuer, 'openid profile email')
  expect(status).toBe(0)
  expect(printed).toContain(
    'its scopes: it does not name email: every sign-in can fail because of an unknown scope (OKTA_SCOPES)',
  )
})

test('a scope that the provider refuses is an error', async () => {
  const { status, complained } = await checkAt(provider.issuer, 'openid profile UserContext')
  expect(status).toBe(1)
  expect(complained.at(-1)).toBe('its redirect address: it refuses the scopes of OKTA_SCOPES')
})

test('another issuer and a missing PKCE S256 are both errors', async () => {
  provider.settings.pkceMethods = ['plain']
  const issuer = provider.issuer.replace('127.0.0.1', 'localhost')
  expect(await checkAt(issuer)).toEqual({
    status: 1,
    printed: [`${issuer}, access tokens for api://water`],
    complained: [
      `its issuer: it calls itself ${provider.issuer}, OKTA_ISSUER is ${issuer}`,
      'its PKCE: it does not name S256, which every sign-in of the portal needs',
      'its scopes: it knows all of OKTA_SCOPES',
      endpointsOf(provider),
    ],
  })
  provider.settings.pkceMethods = undefined
})

test('a provider that lists no PKCE methods gets a note', async () => {
  provider.settings.pkceMethods = null
  const { status, printed } = await checkAt(provider.issuer)
  expect(status).toBe(0)
  expect(printed).toContain('its PKCE: it names no method: the portal sends S256 anyway')
  provider.settings.pkceMethods = undefined
})

test('a missing discovery document or server is an error with its reason', async () => {
  expect(await checkAt(`${provider.issuer}/other`)).toMatchObject({
    status: 1,
    complained: ['its discovery document was not read: it answered 404'],
  })
  expect(await checkAt('http://127.0.0.1:9')).toMatchObject({
    status: 1,
    complained: [expect.stringMatching(/^its discovery document was not read: fetch failed/)],
  })
})
