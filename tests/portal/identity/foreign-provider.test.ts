import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignIn } from '../../../src/portal/identity/sign-in.ts'
import { storeTokens } from '../../../src/portal/identity/token-cookies.ts'
import { createJar, createStore, createToken, inSeconds } from './stubs.ts'

const origin = 'https://my.example'
const claims = { sub: '00u1', exp: inSeconds(600), name: 'Ana River', roles: ['Staff'], groups: ['Everyone'] }
const idToken = createToken(claims)

// The SDK reads it when it is created.
beforeEach(() => vi.stubGlobal('window', { location: new URL(origin) }))
afterEach(() => vi.unstubAllGlobals())

const openPortal = (changes: Record<string, string> = {}) => {
  const { jar, values } = createJar()
  const left: string[] = []
  const okta = {
    issuer: 'https://id.example',
    clientId: '0oaportal',
    redirectUri: `${origin}/login/callback`,
    scopes: ['openid'],
    ...changes,
  }
  const signIn = createSignIn(
    { okta, cookieDomain: '' },
    { jar, store: createStore(), origin, go: (url) => void left.push(url) },
  )
  return { jar, values, left, signIn }
}

test('a person is signed in with an unreadable access token', async () => {
  const { jar, signIn } = openPortal()
  storeTokens({ id_token: idToken, access_token: 'opaque' }, { domain: '' }, jar)
  expect(await signIn.checkAccess({})).toMatchObject({ kind: 'granted' })
})

test('the groups of a person come from the configured claim', async () => {
  const { jar, signIn } = openPortal({ groupsClaim: 'roles' })
  storeTokens({ id_token: idToken, access_token: idToken }, { domain: '' }, jar)
  expect(await signIn.checkAccess({ groups: ['Staff'] })).toMatchObject({ kind: 'granted' })
  expect(await signIn.checkAccess({ groups: ['Everyone'] })).toEqual({ kind: 'groupMissing' })
})

test('tokens of the configured anonymous subject sign nobody in, and stay', async () => {
  const { jar, values, signIn } = openPortal({ anonymousSubject: '00u1' })
  storeTokens({ id_token: idToken, access_token: idToken }, { domain: '' }, jar)
  expect(await signIn.currentPerson()).toBeNull()
  expect(values.size).toBe(2)
})
