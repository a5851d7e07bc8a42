import { afterAll, expect, test, vi } from 'vitest'
import { storeTokens } from '../../../src/portal/identity/token-cookies.ts'
import { portalScopes } from '../../../src/contract/identity.ts'
import { createToken, inSeconds } from '../../portal/identity/stubs.ts'
import { publicOrigin, startIdentityServer } from '../harness/identity-server.ts'
import { portalOf } from '../harness/portal-client.ts'

// Okta's SDK reads it even if it gets the callback address as a parameter.
vi.stubGlobal('window', { location: new URL(publicOrigin) })
const server = await startIdentityServer()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const { openPortal, goAndSignIn, signInAt } = portalOf(server)

test('a portal sign-in sends hint and language and returns with the claims', async () => {
  const portal = openPortal()
  const { person, callback } = await signInAt(portal, '/account?tab=bills', { loginHint: 'River_0' })
  const asked = new URL(portal.left[0] ?? '').searchParams
  expect(asked.get('login_hint')).toBe('River_0')
  expect(asked.get('ui_locales')).toBe('en')
  expect(asked.get('scope')).toBe('openid profile email UserContext offline_access GroupMembership')
  expect(await portal.signIn.finishSignIn(callback)).toEqual({
    kind: 'signedIn',
    originalUri: '/account?tab=bills',
  })
  expect(await portal.signIn.currentPerson()).toEqual({
    name: 'Ana Rivera',
    loginId: person.loginId,
    email: `${person.loginId}@example.com`,
    acr: 'urn:okta:loa:1fa:any',
    groups: ['Everyone', 'Residential'],
  })
  expect([...portal.values.keys()].toSorted()).toEqual([
    'mw-authenticationToken',
    'mw_id_token',
    'refresh_token',
  ])
  expect([...portal.store.entries.values()].join()).not.toContain('ey')
})

test('a sign-in with an originalUri on another host returns to /account instead', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal, '//evil.example')
  expect(await portal.signIn.finishSignIn(callback)).toMatchObject({ originalUri: '/account' })
})

test('a protected route requires its level and one of its groups', async () => {
  const portal = openPortal()
  const { signIn } = portal
  expect(await signIn.checkAccess({})).toMatchObject({ kind: 'signInRequired' })
  const { person, callback } = await signInAt(portal)
  await signIn.finishSignIn(callback)
  expect(await signIn.checkAccess({})).toEqual({
    kind: 'granted',
    person: { name: 'Ana Rivera', loginId: person.loginId },
  })
  expect(
    await signIn.checkAccess({ acr: 'urn:okta:loa:1fa:any', groups: ['Staff', 'Everyone'] }),
  ).toMatchObject({ kind: 'granted' })
  expect(await signIn.checkAccess({ acr: 'urn:okta:loa:2fa:any' })).toMatchObject({ kind: 'stepUpRequired' })
  expect(await signIn.checkAccess({ acr: 'urn:okta:loa:2fa:any', groups: ['Staff'] })).toMatchObject({
    kind: 'groupMissing',
  })
})

test('two parallel requests with expired tokens cause only one renewal', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  await portal.signIn.finishSignIn(callback)
  const before = portal.values.get('refresh_token')
  const ended = createToken({ sub: 'x', exp: inSeconds(10), scp: [...portalScopes].slice(0, 4) })
  storeTokens({ access_token: ended }, { domain: '' }, portal.jar)
  const people = await Promise.all([portal.signIn.currentPerson(), portal.signIn.currentPerson()])
  expect(people[0]?.name).toBe('Ana Rivera')
  expect(people[1]).toEqual(people[0])
  expect(portal.values.get('refresh_token')).not.toBe(before)
  expect(await portal.signIn.currentPerson()).toEqual(people[0])
})

test('tokens that cannot be renewed are removed, and the person signed out', async () => {
  const portal = openPortal()
  const id_token = createToken({ sub: '00u1', exp: inSeconds(-10) })
  storeTokens({ id_token, access_token: id_token, refresh_token: 'gone' }, { domain: '' }, portal.jar)
  expect(await portal.signIn.currentPerson()).toBeNull()
  expect(portal.values.size).toBe(0)
})

test('if the identity provider is unreachable, no tokens are removed', async () => {
  const portal = openPortal({ issuer: 'http://127.0.0.1:9/oauth2/default' })
  const id_token = createToken({ sub: '00u1', exp: inSeconds(-10) })
  storeTokens({ id_token, access_token: id_token, refresh_token: 'kept' }, { domain: '' }, portal.jar)
  expect(await portal.signIn.currentPerson()).toBeNull()
  expect(portal.values.get('refresh_token')).toBe('kept')
})

test('an anonymous token does not sign a person in', async () => {
  const portal = openPortal()
  storeTokens(await server.identity.issueAnonymousTokens(), { domain: '' }, portal.jar)
  expect(await portal.signIn.currentPerson()).toBeNull()
  expect(portal.values.size).toBe(3)
})

test('sign-out revokes the tokens, removes the cookies and opens the logout', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  await portal.signIn.finishSignIn(callback)
  const refreshToken = portal.values.get('refresh_token') ?? ''
  await portal.signIn.signOut()
  expect(portal.values.size).toBe(0)
  const url = new URL(portal.left.at(-1) ?? '')
  expect(url.origin + url.pathname).toBe(`${server.issuer}/v1/logout`)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${publicOrigin}/`)
  const rows = server.db
    .selectFrom('oidc')
    .select('id')
    .where('model', '=', 'RefreshToken')
    .where('id', '=', refreshToken)
  expect(await rows.execute()).toHaveLength(0)
  await portal.signIn.signOut()
  expect(portal.left.at(-1)).toBe(`${publicOrigin}/`)
})

const withParameters = (search: string, changes: Record<string, string>) => {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value)
  return `?${parameters}`
}
const failed = (failure: string) => ({ kind: 'failed', failure })

test('a wrong state fails with stateMismatch and leaves the right one good', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  const foreign = withParameters(callback, { state: 'foreign' })
  expect(await portal.signIn.finishSignIn(foreign)).toEqual(failed('stateMismatch'))
  expect(await portal.signIn.finishSignIn(callback)).toMatchObject({ kind: 'signedIn' })
})

test('a sign-in with a changed nonce fails with nonceMismatch', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  for (const [key, text] of portal.store.entries)
    portal.store.setItem(key, text.replace(/"nonce":"[^"]+"/, '"nonce":"other"'))
  expect(await portal.signIn.finishSignIn(callback)).toEqual(failed('nonceMismatch'))
  expect(portal.values.size).toBe(0)
})

test('a callback from another issuer fails with issuerMismatch', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  const foreign = withParameters(callback, { iss: 'https://evil.example' })
  expect(await portal.signIn.finishSignIn(foreign)).toEqual(failed('issuerMismatch'))
})

test('a missing second factor fails with accessDenied', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal, '/account', { acr: 'urn:okta:loa:2fa:any' })
  expect(await portal.signIn.finishSignIn(callback)).toEqual(failed('accessDenied'))
})

test('a second sign-in with the same authorization code fails with "expired"', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  const entries = [...portal.store.entries]
  await portal.signIn.finishSignIn(callback)
  for (const [key, text] of entries) portal.store.setItem(key, text)
  expect(await portal.signIn.finishSignIn(callback)).toEqual(failed('expired'))
})

test('a callback without a sign-in of the last 30 minutes fails', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  vi.useFakeTimers({ now: Date.now() + 1_800_001, toFake: ['Date'] })
  expect(await portal.signIn.finishSignIn(callback)).toEqual(failed('transactionExpired'))
  vi.useRealTimers()
  expect(portal.store.entries.size).toBe(0)
  expect(await portal.signIn.finishSignIn(callback)).toEqual(failed('transactionExpired'))
})

test('a callback opened again leads a signed-in person to the account', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  await portal.signIn.finishSignIn(callback)
  const again = { kind: 'signedIn', originalUri: '/account' }
  expect(await portal.signIn.finishSignIn(callback)).toEqual(again)
  portal.values.clear()
  expect(await portal.signIn.finishSignIn(callback)).toEqual(failed('transactionExpired'))
})

test.each([-86_400, -3600, -900, 1000, 1500, 3600, 86_400])(
  'a sign-in with a clock wrong by %i seconds names the clock',
  async (seconds) => {
    const offset = 1000 * seconds
    vi.useFakeTimers({ now: Date.now() + offset, toFake: ['Date'] })
    const portal = openPortal()
    const { signIn } = portal
    await signIn.startSignIn({ language: 'en' })
    vi.useRealTimers()
    const { loginId } = await server.addPerson()
    const callback = await goAndSignIn(portal, loginId)
    expect(await withClock(offset, () => signIn.finishSignIn(callback))).toEqual(failed('clockSkew'))
    expect(portal.values.size).toBe(0)
  },
)

test('a sign-in fails with "unreachable" if the identity provider cannot be reached', async () => {
  const portal = openPortal({ issuer: 'http://127.0.0.1:9/oauth2/default' })
  expect(await portal.signIn.startSignIn({ language: 'en' })).toEqual(failed('unreachable'))
  expect(portal.left).toEqual([])
})

/** By `offset` milliseconds, except during requests: the provider runs in the same process. */
const withClock = async <Result>(offset: number, work: () => Promise<Result>) => {
  const realFetch = globalThis.fetch
  const wrong = () => vi.useFakeTimers({ now: Date.now() + offset, toFake: ['Date'] })
  globalThis.fetch = async (...request) => {
    vi.useRealTimers()
    const response = await realFetch(...request)
    wrong()
    return response
  }
  try {
    wrong()
    return await work()
  } finally {
    vi.useRealTimers()
    globalThis.fetch = realFetch
  }
}
