import { expect, test } from 'vitest'
import { apiAudience, assuranceLevels, portalScopes } from '../../../src/contract/identity.ts'
import { rateLimits } from '../../../src/server/domain/rate-limits.ts'
import { startIdentityServer } from '../harness/identity-server.ts'
import { inParallel } from '../harness/parallel.ts'

const server = await startIdentityServer()

const storedRows = async () => {
  const rows = await server.db.selectFrom('oidc').select('id').execute()
  return rows.length
}
const post = async (path: string, form: Record<string, string>) => {
  const response = await fetch(`${server.issuer}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  await response.arrayBuffer()
  return response.status
}
const open = async (url: URL | string) => {
  const response = await fetch(url, { redirect: 'manual' })
  await response.arrayBuffer()
  return response
}

test('400 pushed authorization requests of 40 kB are refused and not stored', async () => {
  const parameters = Object.fromEntries(server.authorizeUrl().searchParams)
  const form = { ...parameters, state: 'x'.repeat(40_000) }
  const before = await storedRows()
  for (let batch = 0; batch < 20; batch += 1) {
    const statuses = await inParallel(20, () => post('/request', form))
    expect(new Set(statuses)).toEqual(new Set([413]))
  }
  expect(await post('/request', parameters)).toBe(404)
  for (const path of ['/v1/authorize', '/v1/logout']) {
    expect(await post(path, form)).toBe(413)
    expect(await post(path, parameters)).toBe(405)
  }
  expect(await storedRows()).toBe(before)
})

test('the discovery document lists only what the portal uses', async () => {
  const response = await fetch(`${server.issuer}/.well-known/openid-configuration`, {
    headers: { 'X-Forwarded-Host': 'evil.example' },
  })
  const document: unknown = await response.json()
  const { issuer } = server
  expect(document).toEqual({
    issuer,
    authorization_endpoint: `${issuer}/v1/authorize`,
    token_endpoint: `${issuer}/v1/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    revocation_endpoint: `${issuer}/v1/revoke`,
    revocation_endpoint_auth_methods_supported: ['none'],
    end_session_endpoint: `${issuer}/v1/logout`,
    jwks_uri: `${issuer}/v1/keys`,
    acr_values_supported: assuranceLevels,
    authorization_response_iss_parameter_supported: true,
    claim_types_supported: ['normal'],
    claims_parameter_supported: false,
    claims_supported: [
      'sub',
      'ver',
      'acr',
      'name',
      'preferred_username',
      'locale',
      'email',
      'email_verified',
      'userContext',
      'groups',
      'sid',
      'auth_time',
      'iss',
    ],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    id_token_signing_alg_values_supported: ['RS256'],
    request_uri_parameter_supported: false,
    response_modes_supported: ['query', 'okta_post_message'],
    response_types_supported: ['code'],
    scopes_supported: portalScopes,
    subject_types_supported: ['public'],
    token_endpoint_auth_methods_supported: ['none'],
  })
})

test.each(['state', 'nonce', 'login_hint', 'ui_locales'])(
  'a parameter %s of 513 characters is refused and not stored',
  async (name) => {
    const before = await storedRows()
    expect((await open(server.authorizeUrl({ [name]: 'x'.repeat(513) }))).status).toBe(400)
    expect(await storedRows()).toBe(before)
    expect((await open(server.authorizeUrl({ [name]: 'x'.repeat(512) }))).status).toBe(303)
  },
)

test.each([
  ['query', 303],
  ['okta_post_message', 303],
  ['form_post', 400],
  ['fragment', 400],
  ['web_message', 400],
  ['', 400],
])('an authorization request with response_mode %o gets the status %i', async (mode, status) => {
  expect((await open(server.authorizeUrl({ response_mode: mode }))).status).toBe(status)
})

test.each([
  [apiAudience, null],
  ['https://elsewhere.example', 'invalid_target'],
])('an authorization request with the resource %s gets the error %o', async (resource, error) => {
  const { headers } = await open(server.authorizeUrl({ resource }))
  const location = new URL(headers.get('Location') ?? '', server.issuer)
  expect(location.searchParams.get('error')).toBe(error)
})

test.each([
  '/v1/userinfo/',
  '/request',
  '/reg',
  '/register',
  '/device',
  '/device/auth',
  '/backchannel',
  '/token/introspection',
  '/token/revocation',
  '/interaction/anything',
  '/me',
])('the identity provider answers 404 at the path %s', async (path) => {
  const statuses = await Promise.all([open(`${server.issuer}${path}`), post(path, {})])
  expect(statuses.map((answer) => (typeof answer === 'number' ? answer : answer.status))).toEqual([404, 404])
})

test('the provider answers 404 to a wrong method', async () => {
  expect((await open(`${server.issuer}/v1/token`)).status).toBe(404)
  expect(await post('/v1/keys', {})).toBe(404)
})

test('a logout whose parameter state has 513 characters is refused with 400', async () => {
  expect((await open(`${server.issuer}/v1/logout?state=${'x'.repeat(513)}`)).status).toBe(400)
})

const limited = {
  authorizeByClient: () => open(server.authorizeUrl()),
  logoutByClient: () => open(`${server.issuer}/v1/logout`),
  tokenByClient: () => fetch(`${server.issuer}/v1/token`, { method: 'POST' }),
  revokeByClient: () =>
    fetch(`${server.issuer}/v1/revoke`, { method: 'POST', body: new URLSearchParams({ token: 'x' }) }),
} as const

test.each(['authorizeByClient', 'logoutByClient', 'tokenByClient', 'revokeByClient'] as const)(
  'a client over the rate limit %s gets 429 with Retry-After',
  async (name) => {
    const { points, name: counted } = rateLimits[name]('')
    expect((await limited[name]()).status).not.toBe(429)
    await server.countAttempts(counted, points)
    const refused = await limited[name]()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  },
)

test('no route answers a POST request with a page, whatever its body', async () => {
  const { routes } = server.identity.routes
  const paths = new Set(
    routes.map(({ path }) => path.replace(/:\w+/, 'x')).filter((path) => !path.endsWith('*')),
  )
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const bodies = [
    { body: new URLSearchParams({ logout: 'yes', code: 'x' }) },
    { body: new URLSearchParams({ code: 'x'.repeat(40_000) }) },
    { body: 'broken', headers: multipart },
  ]
  const pages: string[] = []
  for (const path of paths)
    for (const { body, headers } of bodies) {
      const response = await fetch(new URL(path, server.issuer), {
        method: 'POST',
        redirect: 'manual',
        headers: { Accept: 'text/html', ...headers },
        body,
      })
      const isPage = response.status !== 303 && response.headers.get('Content-Type')?.includes('html')
      if (isPage) pages.push(`${path} ${response.status}`)
    }
  expect(pages).toEqual([])
  expect(paths).toContain('/oauth2/default/v1/logout/confirm')
})
