import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { rateLimits } from '../../../src/server/domain/rate-limits.ts'
import { authorizeUrl, type IdentityServer, startIdentityServer } from '../harness/identity-server.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer(inject('databaseUrl'))
})
afterAll(() => server.stop())

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

test('four hundred pushed requests of 40 kB are refused, and nothing of them is kept', async () => {
  const parameters = Object.fromEntries(authorizeUrl(server).searchParams)
  const form = { ...parameters, state: 'x'.repeat(40_000) }
  const before = await storedRows()
  for (let batch = 0; batch < 20; batch += 1) {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => post('/request', form)))
    expect(new Set(statuses)).toEqual(new Set([413]))
  }
  expect(await post('/request', parameters)).toBe(404)
  for (const path of ['/v1/authorize', '/v1/logout']) {
    expect(await post(path, form)).toBe(413)
    expect(await post(path, parameters)).toBe(405)
  }
  expect(await storedRows()).toBe(before)
})

test('the discovery document offers what the portal uses and no more', async () => {
  const document: unknown = await (await fetch(`${server.issuer}/.well-known/openid-configuration`)).json()
  expect(document).toMatchObject({
    response_types_supported: ['code'],
    token_endpoint_auth_methods_supported: ['none'],
  })
  expect(document).not.toHaveProperty('pushed_authorization_request_endpoint')
  expect(document).not.toHaveProperty('dpop_signing_alg_values_supported')
})

test.each(['state', 'nonce', 'login_hint', 'ui_locales'])('%s has at most 512 characters', async (name) => {
  const before = await storedRows()
  expect((await open(authorizeUrl(server, { [name]: 'x'.repeat(513) }))).status).toBe(400)
  expect(await storedRows()).toBe(before)
  expect((await open(authorizeUrl(server, { [name]: 'x'.repeat(512) }))).status).toBe(303)
})

test('a logout keeps no more of its state either', async () => {
  expect((await open(`${server.issuer}/v1/logout?state=${'x'.repeat(513)}`)).status).toBe(400)
})

const limited = {
  authorizeByClient: () => open(authorizeUrl(server)),
  logoutByClient: () => open(`${server.issuer}/v1/logout`),
  tokenByClient: () => fetch(`${server.issuer}/v1/token`, { method: 'POST' }),
  revokeByClient: () =>
    fetch(`${server.issuer}/v1/revoke`, { method: 'POST', body: new URLSearchParams({ token: 'x' }) }),
} as const

test.each(['authorizeByClient', 'logoutByClient', 'tokenByClient', 'revokeByClient'] as const)(
  'a client has a limit: %s',
  async (name) => {
    const { points, name: counted } = rateLimits[name]('')
    expect((await limited[name]()).status).not.toBe(429)
    await server.db.updateTable('rateLimit').set({ points }).where('key', 'like', `${counted}:%`).execute()
    const refused = await limited[name]()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  },
)
