import { createServer, type ServerResponse } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { discoveryPath } from '../../../src/contract/discovery.ts'
import { followProvider } from '../../../src/server/platform/discovery.ts'
import { type Okta, startOkta } from '../../okta/okta.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { plain } from '../../okta/shapes.ts'

const provider = await startOkta({
  shape: plain,
  app: { clientId: '0oaportal', redirectUris: [], postLogoutRedirectUris: [] },
  people: [],
  trustedOrigins: new Set(),
  scopes: ['openid'],
})
afterAll(() => provider.close())

const follow = async () => {
  const clock = { now: 0 }
  const onFailure = vi.fn<() => void>()
  const foreign = { kind: 'foreign', issuer: provider.issuer, audience: 'api://default' } as const
  const origins = await followProvider(foreign, onFailure, () => clock.now)
  return { clock, onFailure, origins }
}
const originsOf = ({ issuer }: Okta) => {
  const { origin, port } = new URL(issuer)
  return [origin, `http://localhost:${port}`]
}

test("followProvider resolves after it has found the origins of the provider's endpoints", async () => {
  const { origins, onFailure } = await follow()
  expect(origins()).toEqual(originsOf(provider))
  expect(onFailure).not.toHaveBeenCalled()
})

test('a discovery document that failed is loaded again after 30 seconds', async () => {
  await provider.close()
  const { clock, origins, onFailure } = await follow()
  expect(onFailure).toHaveBeenCalledTimes(1)
  await provider.listen()
  clock.now = 29_999
  expect(origins()).toEqual([])
  clock.now = 30_000
  await vi.waitFor(() => expect(origins()).toEqual(originsOf(provider)))
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test("the provider's origins are kept while it is unreachable", async () => {
  const { clock, origins, onFailure } = await follow()
  await provider.close()
  clock.now = 3_600_000
  origins()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  await provider.listen()
  expect(origins()).toEqual(originsOf(provider))
})

test.each<[string, (response: ServerResponse) => void]>([
  [
    'redirects',
    (response) => response.writeHead(302, { Location: `${provider.issuer}${discoveryPath}` }).end(),
  ],
  [
    'names another issuer',
    (response) => {
      const addresses = ['authorization_endpoint', 'token_endpoint', 'jwks_uri']
      const document = Object.fromEntries(
        ['issuer', ...addresses].map((name) => [name, 'https://evil.example']),
      )
      response.end(JSON.stringify(document))
    },
  ],
])('a discovery document that %s is not used', async (_, answer) => {
  const other = createServer((_request, response) => answer(response)).listen(0)
  const issuer = `http://localhost:${portOf(other)}`
  const onFailure = vi.fn<() => void>()
  const origins = await followProvider({ kind: 'foreign', issuer, audience: 'api://default' }, onFailure)
  expect([origins(), onFailure.mock.calls.length]).toEqual([[], 1])
  other.close()
})

test('for the built-in provider followProvider returns no origins', async () => {
  expect((await followProvider({ kind: 'own' }, expect.unreachable))()).toEqual([])
})
