import { afterAll, expect, test, vi } from 'vitest'
import { readTokens } from '../../../src/portal/identity/read-tokens.ts'
import { storeTokens } from '../../../src/portal/identity/token-cookies.ts'
import { rateLimits, takeAttempts } from '../../../src/server/domain/rate-limits.ts'
import { createToken, inSeconds } from '../../portal/identity/stubs.ts'
import { publicOrigin, startIdentityServer } from '../harness/identity-server.ts'
import { decodeJwt } from 'jose'
import { portalOf } from '../harness/portal-client.ts'

// Okta's SDK reads it even if it gets the callback address as a parameter.
vi.stubGlobal('window', { location: new URL(publicOrigin) })
const server = await startIdentityServer()
afterAll(() => vi.unstubAllGlobals())

const { openPortal, signInAt } = portalOf(server)

/** No request is sent. */
const withStatus = async (status: number, work: () => Promise<void>) => {
  const realFetch = globalThis.fetch
  globalThis.fetch = () => Promise.resolve(new Response('', { status }))
  try {
    await work()
  } finally {
    globalThis.fetch = realFetch
  }
}

const refuse = async () => {
  const limit = rateLimits.tokenByClient('127.0.0.1')
  await takeAttempts(server.db, [limit])
  await server.countAttempts(limit.name, limit.points)
}
const allow = () => server.db.deleteFrom('rateLimit').execute()
const signedInFor = async (seconds: number) => {
  const portal = openPortal()
  const { person, callback } = await signInAt(portal)
  await portal.signIn.finishSignIn(callback)
  const { id_token = '', access_token = '' } = readTokens(portal.jar)
  const ending = (token: string) => createToken({ ...decodeJwt(token), exp: inSeconds(seconds) })
  storeTokens({ id_token: ending(id_token), access_token: ending(access_token) }, { domain: '' }, portal.jar)
  return { portal, person }
}

test('at 429 a person with a valid token stays signed in', async () => {
  const { portal, person } = await signedInFor(20)
  const { refresh_token: before } = Object.fromEntries(portal.values)
  await refuse()
  expect(await portal.signIn.currentPerson()).toMatchObject({ loginId: person.loginId })
  expect(await portal.signIn.checkAccess({})).toMatchObject({ kind: 'granted' })
  expect(portal.values.get('refresh_token')).toBe(before)
  await allow()
  expect(await portal.signIn.currentPerson()).toMatchObject({ loginId: person.loginId })
  expect(portal.values.get('refresh_token')).not.toBe(before)
})

test('at 429 expired tokens are kept and renewed later', async () => {
  const { portal, person } = await signedInFor(-5)
  await refuse()
  expect(await portal.signIn.currentPerson()).toBeNull()
  expect(portal.values.size).toBe(3)
  await allow()
  expect(await portal.signIn.currentPerson()).toMatchObject({ loginId: person.loginId })
})

test('at 503 a person with a valid token stays signed in', async () => {
  const { portal, person } = await signedInFor(20)
  await withStatus(503, async () => {
    expect(await portal.signIn.currentPerson()).toMatchObject({ loginId: person.loginId })
  })
  expect(portal.values.size).toBe(3)
})

test('at 429 a sign-in fails as "busy" with the wait', async () => {
  const portal = openPortal()
  const { callback } = await signInAt(portal)
  await refuse()
  const outcome = await portal.signIn.finishSignIn(callback)
  expect(outcome).toMatchObject({ kind: 'failed', failure: 'busy' })
  expect(outcome.kind === 'failed' && outcome.waitSeconds).toBeGreaterThan(290)
  expect(outcome.kind === 'failed' && outcome.waitSeconds).toBeLessThanOrEqual(300)
  await allow()
  const again = await signInAt(portal)
  expect(await portal.signIn.finishSignIn(again.callback)).toMatchObject({ kind: 'signedIn' })
})
