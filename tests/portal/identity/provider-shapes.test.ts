import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSignIn } from '../../../src/portal/identity/sign-in.ts'
import { readTokens } from '../../../src/portal/identity/read-tokens.ts'
import { storeTokens } from '../../../src/portal/identity/token-cookies.ts'
import { type Okta, startOkta } from '../../okta/okta.ts'
import { customer as ana, frugal, okta, plain, type Shape, withoutLogout } from '../../okta/shapes.ts'
import { createJar, createStore, createToken, inSeconds } from './stubs.ts'

const origin = 'https://my.example'

// The SDK reads it when it is created.
beforeEach(() => vi.stubGlobal('window', { location: new URL(origin) }))
afterEach(() => vi.unstubAllGlobals())

const startProvider = (shape: Shape) =>
  startOkta({
    shape,
    app: {
      clientId: '0oaportal',
      redirectUris: [`${origin}/login/callback`],
      postLogoutRedirectUris: [`${origin}/`],
    },
    people: [ana],
    trustedOrigins: new Set(),
    scopes: ['openid', 'profile', 'offline_access'],
  })

const openPortal = (issuer: string) => {
  const { jar, values } = createJar()
  const left: string[] = []
  const configuration = {
    issuer,
    clientId: '0oaportal',
    redirectUri: `${origin}/login/callback`,
    scopes: ['openid', 'profile', 'offline_access'],
  }
  const signIn = createSignIn(
    { okta: configuration, cookieDomain: '' },
    { jar, store: createStore(), origin, go: (url) => void left.push(url) },
  )
  return { jar, values, left, signIn }
}

/** @returns the query of the redirect back, with its question mark */
const enterPassword = async (address: string): Promise<string> => {
  const { origin: provider, search } = new URL(address)
  const page = await fetch(address)
  const [, action = ''] = /action="([^"]+)"/.exec(await page.text()) ?? []
  expect(action.replaceAll('&amp;', '&')).toBe(`/signin${search}`)
  const body = new URLSearchParams({ login: ana.login, password: ana.password, do: 'verify' })
  const answer = await fetch(`${provider}/signin${search}`, { method: 'POST', body, redirect: 'manual' })
  return new URL(answer.headers.get('Location') ?? '').search
}

describe.each([okta, plain, withoutLogout, frugal])('sign-in and sign-out work with $name', (shape) => {
  let provider: Okta
  beforeAll(async () => {
    provider = await startProvider(shape)
  })
  afterAll(() => provider.close())

  /** With tokens of 20 seconds, which the portal soon renews. */
  const signInForMoment = async () => {
    const portal = openPortal(provider.issuer)
    provider.settings.nextTokens = 20
    await portal.signIn.startSignIn({ language: 'en' })
    const left = new URL(portal.left[0] ?? '')
    expect(left.pathname).toBe(shape.authorize)
    const finished = await portal.signIn.finishSignIn(await enterPassword(left.href))
    expect(finished).toEqual({ kind: 'signedIn', originalUri: '/account' })
    provider.asked.length = 0
    return portal
  }

  test('after a refresh, the person has the newest claims', async () => {
    const { jar, signIn } = await signInForMoment()
    const before = readTokens(jar)
    const granted = { kind: 'granted', person: { name: ana.name, loginId: ana.login } }
    expect(await signIn.checkAccess({})).toEqual(granted)
    expect(await signIn.checkAccess({})).toEqual(granted)
    expect(provider.asked, 'one refresh is enough').toEqual(['token refresh_token'])
    const after = readTokens(jar)
    expect(after.access_token).not.toBe(before.access_token)
    expect(provider.isRefreshToken(after.refresh_token ?? '')).toBe(true)
    expect(after.id_token !== before.id_token).toBe(shape.renewsIdTokens)
  })

  test('sign-out calls what the provider offers, and then opens the portal', async () => {
    const { jar, values, left, signIn } = await signInForMoment()
    const { id_token: hint = '', refresh_token = '' } = readTokens(jar)
    await signIn.signOut()
    expect(values.size).toBe(0)
    expect(provider.asked).toEqual(shape.revoke === null ? [] : ['revoke refresh_token'])
    expect(provider.isRefreshToken(refresh_token)).toBe(shape.revoke === null)
    const back = `${origin}/`
    const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: back })
    const logout = `${new URL(provider.issuer).origin}${shape.logout}?${query}`
    expect(left.at(-1)).toBe(shape.logout === null ? back : logout)
  })
})

test('sign-in uses PKCE with S256, even if the provider lists no methods', async () => {
  const provider = await startProvider(plain)
  provider.settings.pkceMethods = null
  const { left, signIn } = openPortal(provider.issuer)
  await signIn.startSignIn({ language: 'en' })
  expect(new URL(left[0] ?? '').searchParams.get('code_challenge_method')).toBe('S256')
  expect(await signIn.finishSignIn(await enterPassword(left[0] ?? ''))).toMatchObject({ kind: 'signedIn' })
  await provider.close()
})

test('without a refresh token, expired tokens sign the person out', async () => {
  const provider = await startProvider(plain)
  const { jar, values, signIn } = openPortal(provider.issuer)
  const token = createToken({ sub: '00u1', exp: inSeconds(-1) })
  storeTokens({ id_token: token, access_token: token }, { domain: '' }, jar)
  expect(await signIn.currentPerson()).toBeNull()
  expect(values.size).toBe(0)
  expect(provider.asked).toEqual([])
  await provider.close()
})

test('sign-in fails if the provider has another issuer than the page configuration', async () => {
  const provider = await startProvider(plain)
  const { left, signIn } = openPortal(provider.issuer.replace('127.0.0.1', 'localhost'))
  const failed = { kind: 'failed', failure: 'issuerMismatch' }
  expect(await signIn.startSignIn({ language: 'en' })).toEqual(failed)
  expect(left).toEqual([])
  await provider.close()
})

test('a person can sign out although the provider is unreachable', async () => {
  const { jar, values, left, signIn } = openPortal('http://127.0.0.1:9')
  const token = createToken({ sub: '00u1', exp: inSeconds(600) })
  storeTokens({ id_token: token, access_token: token, refresh_token: 'r' }, { domain: '' }, jar)
  await signIn.signOut()
  expect(values.size).toBe(0)
  expect(left).toEqual([`${origin}/`])
})
