import { expect, test } from 'vitest'
import { areFresh, hasPersonTokens, readTokens } from '../../../src/portal/identity/read-tokens.ts'
import {
  CookiesRefused,
  clearTokens,
  storeTokens,
  TokenTooLarge,
} from '../../../src/portal/identity/token-cookies.ts'
import { createTokenStorage } from '../../../src/portal/identity/token-storage.ts'
import { createJar, createToken, inSeconds } from './stubs.ts'

const tokens = { access_token: 'aaa', id_token: 'iii', refresh_token: 'rrr' }

test('storeTokens fills the three documented cookies, shared and secure', () => {
  const { jar, written } = createJar()
  storeTokens(tokens, { domain: 'utility.example' }, jar)
  const rest = 'Path=/; SameSite=None; Secure; Domain=utility.example'
  expect(written).toEqual([
    `mw-authenticationToken=aaa; ${rest}`,
    `mw_id_token=iii; ${rest}`,
    `refresh_token=rrr; ${rest}`,
  ])
  expect(readTokens(jar)).toEqual(tokens)
})

test('SameSite is Lax only if the browser refuses Secure cookies', () => {
  const { jar, values } = createJar()
  const tried: string[] = []
  const webkit = Object.defineProperty({ cookie: '' }, 'cookie', {
    get: () => jar.cookie,
    set: (text: string) => {
      tried.push(text)
      if (!text.includes('Secure')) jar.cookie = text
    },
  })
  storeTokens({ id_token: 'iii' }, { domain: '' }, webkit)
  expect(tried).toEqual([
    'mw_id_token=iii; Path=/; SameSite=None; Secure',
    'mw_id_token=iii; Path=/; SameSite=Lax',
  ])
  expect(readTokens(jar)).toEqual({ id_token: 'iii' })
  clearTokens({ domain: '' }, ['id_token'], webkit)
  expect(values.size).toBe(0)
})

test('if one token cookie is refused, storeTokens removes all and throws', () => {
  const { jar, values } = createJar()
  const forgetful = Object.defineProperty({ cookie: '' }, 'cookie', {
    get: () => jar.cookie,
    set: (text: string) => {
      if (!text.startsWith('refresh_token=r')) jar.cookie = text
    },
  })
  expect(() => storeTokens(tokens, { domain: '' }, forgetful)).toThrow(CookiesRefused)
  expect(values.size).toBe(0)
})

test('storeTokens sets a domain only if configured, and no empty cookie', () => {
  const { jar, written } = createJar()
  storeTokens({ id_token: 'iii', access_token: '' }, { domain: '' }, jar)
  expect(written).toEqual(['mw_id_token=iii; Path=/; SameSite=None; Secure'])
})

test('storeTokens throws for a token too large, and sets no cookie', () => {
  const { jar, written } = createJar()
  const fits = 4096 - 'mw_id_token='.length
  storeTokens({ id_token: 'x'.repeat(fits) }, { domain: '' }, jar)
  expect(written).toHaveLength(1)
  const tooLarge = { access_token: 'aaa', id_token: 'x'.repeat(fits + 1) }
  expect(() => storeTokens(tooLarge, { domain: '' }, jar)).toThrow(TokenTooLarge)
  expect(() => storeTokens(tooLarge, { domain: '' }, jar)).toThrow('mw_id_token has 4097 bytes')
  expect(written).toHaveLength(1)
})

test('readTokens reads the tokens even if other cookies are not correctly URL-encoded', () => {
  expect(readTokens({ cookie: 'offer=50%; refresh_token=r%20r; x=%E0%A4%A' })).toEqual({
    refresh_token: 'r r',
  })
  expect(readTokens({ cookie: 'mw_id_token=%; refresh_token=rrr' })).toEqual({ refresh_token: 'rrr' })
})

test('clearTokens removes the cookies on the domain of storeTokens', () => {
  const { jar, written, values } = createJar()
  storeTokens(tokens, { domain: 'utility.example' }, jar)
  clearTokens({ domain: 'utility.example' }, ['refresh_token'], jar)
  expect(readTokens(jar)).toEqual({ access_token: 'aaa', id_token: 'iii' })
  clearTokens({ domain: 'utility.example' }, undefined, jar)
  expect(values.size).toBe(0)
  expect(written.at(-1)).toContain('Domain=utility.example; Max-Age=0')
})

const isSignedIn = (sub: string, exp: number, refresh_token?: string) => {
  const { jar } = createJar()
  storeTokens({ id_token: createToken({ sub, exp }), refresh_token }, { domain: '' }, jar)
  return hasPersonTokens(jar)
}

test('hasPersonTokens: the id token is valid or can be renewed', () => {
  expect(isSignedIn('00u1', inSeconds(60))).toBe(true)
  expect(isSignedIn('00u1', inSeconds(-60), 'rrr')).toBe(true)
  expect(isSignedIn('00u1', inSeconds(-60))).toBe(false)
})

test('hasPersonTokens is false for tokens with the configured subject of anonymous visitors', () => {
  const { jar } = createJar()
  storeTokens({ id_token: createToken({ sub: '00uservice', exp: inSeconds(60) }) }, { domain: '' }, jar)
  expect(hasPersonTokens(jar, Date.now(), '00uservice')).toBe(false)
  expect(hasPersonTokens(jar)).toBe(true)
})

test('hasPersonTokens: not of an anonymous visitor, nor invalid, nor none', () => {
  expect(isSignedIn('anonymous', inSeconds(60), 'rrr')).toBe(false)
  const { jar } = createJar()
  storeTokens({ id_token: 'not.a.token' }, { domain: '' }, jar)
  expect(hasPersonTokens(jar)).toBe(false)
  expect(hasPersonTokens(createJar().jar)).toBe(false)
})

const settings = {
  issuer: 'https://id.example/oauth2/default',
  clientId: 'portal',
  scopes: ['openid'],
  domain: '',
  endpoints: () => ({ authorizeUrl: 'https://id.example/auth', tokenUrl: 'https://tokens.example/token' }),
}
const access = createToken({ sub: '00u1', exp: 2_000_000_000 })
const id = createToken({ sub: '00u1', exp: 2_000_000_100, name: 'Zoë' })

test("the SDK's token storage keeps only raw tokens", () => {
  const { jar, values } = createJar()
  const storage = createTokenStorage(settings, jar)
  storage.setItem(
    'any',
    JSON.stringify({
      accessToken: { accessToken: access, scopes: ['openid'], expiresAt: 1 },
      idToken: { idToken: id },
      refreshToken: { refreshToken: 'rrr' },
    }),
  )
  expect(Object.fromEntries(values)).toEqual({
    'mw-authenticationToken': access,
    mw_id_token: id,
    refresh_token: 'rrr',
  })
  expect(JSON.parse(storage.getItem())).toMatchObject({
    accessToken: { accessToken: access, expiresAt: 2_000_000_000, tokenType: 'Bearer' },
    idToken: { idToken: id, expiresAt: 2_000_000_100, claims: { name: 'Zoë' }, clientId: 'portal' },
    refreshToken: {
      refreshToken: 'rrr',
      authorizeUrl: 'https://id.example/auth',
      tokenUrl: 'https://tokens.example/token',
    },
  })
})

test("the SDK's token storage removes the cookie of a removed token", () => {
  const { jar, values } = createJar()
  const storage = createTokenStorage(settings, jar)
  storeTokens({ id_token: id, refresh_token: 'rrr' }, settings, jar)
  storage.setItem('any', JSON.stringify({ idToken: { idToken: id } }))
  expect([...values.keys()]).toEqual(['mw_id_token'])
  storage.removeItem()
  expect(values.size).toBe(0)
  expect(storage.getItem()).toBe('{}')
})

const now = Date.UTC(2026, 10, 20)
const ending = (seconds: number) => createToken({ sub: '00u1', exp: now / 1000 + seconds })
test.each([
  [
    'is true when both tokens are valid for more than 30 s',
    { id_token: ending(31), access_token: ending(31) },
    true,
  ],
  [
    'is false when the access token expires within 30 s',
    { id_token: ending(900), access_token: ending(30) },
    false,
  ],
  [
    'is true when the id token has expired but the access token is valid',
    { id_token: ending(-1), access_token: ending(31) },
    true,
  ],
  [
    'is true when the access token is opaque and the id token is valid',
    { id_token: ending(31), access_token: 'o' },
    true,
  ],
  [
    'is false when the access token is opaque and the id token expires within 30 s',
    { id_token: ending(30), access_token: 'o' },
    false,
  ],
  ['is false without an access token', { id_token: ending(900) }, false],
  ['is false without an id token', { access_token: ending(900) }, false],
])('areFresh %s', (_, held, isFresh) => expect(areFresh(held, 'anonymous', now)).toBe(isFresh))

test('areFresh is false for the tokens of an anonymous visitor', () =>
  expect(areFresh({ id_token: ending(900), access_token: ending(900) }, '00u1', now)).toBe(false))
