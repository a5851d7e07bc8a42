import * as client from 'openid-client'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { portalClientId, portalScopes } from '../../../src/contract/identity.ts'
import type { Browser, Page } from '../../support/identity-browser.ts'
import { password, publicOrigin, startIdentityServer } from '../harness/identity-server.ts'
import { inParallel } from '../harness/parallel.ts'

const server = await startIdentityServer()
const config = await client.discovery(new URL(server.issuer), portalClientId, undefined, client.None(), {
  // The provider in this test does not use TLS.
  execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
})

const prepareSignIn = async (changes: Record<string, string> = {}) => {
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()]
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: `${publicOrigin}/login/callback`,
    scope: portalScopes.join(' '),
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
    ...changes,
  })
  return { url, checks: { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true } }
}

const signIn = async () => {
  const person = await server.addPerson()
  const browser = server.openBrowser()
  const { url, checks } = await prepareSignIn()
  const page = await browser.open(url)
  const back = await browser.submit(page, { loginId: person.loginId, password })
  const tokens = await client.authorizationCodeGrant(config, back.url, checks)
  return { person, browser, back, checks, tokens }
}

const invalidGrant = { name: 'ResponseBodyError', status: 400, error: 'invalid_grant' }
const refused = { status: 401 }

const refresh = (token: string | undefined) => client.refreshTokenGrant(config, token ?? '')
const userinfo = (token: string, subject: string) => client.fetchUserInfo(config, token, subject)

const confirmLogout = (browser: Browser, page: Page) => {
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page.text) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? []
  return browser.post(action, { xsrf, logout: 'yes' })
}

test('openid-client signs in; ID token and userinfo name the same subject', async () => {
  const { person, tokens } = await signIn()
  expect(tokens).toMatchObject({
    token_type: 'bearer',
    expires_in: 900,
    scope: 'openid profile email UserContext GroupMembership',
  })
  expect(tokens.claims()).toMatchObject({
    iss: server.issuer,
    aud: portalClientId,
    sub: person.oktaId,
    ver: 1,
    preferred_username: person.loginId,
    userContext: { accounts: [] },
    acr: 'urn:okta:loa:1fa:any',
  })
  expect(await userinfo(tokens.access_token, person.oktaId)).toEqual({
    sub: person.oktaId,
    name: 'Ana Rivera',
    preferred_username: person.loginId,
    locale: 'en',
    email: `${person.loginId}@example.com`,
    email_verified: false,
    groups: ['Everyone', 'Residential'],
    userContext: { accounts: [] },
  })
})

test('openid-client signs 30 people in at once, each as themselves', async () => {
  const signedIn = await inParallel(30, signIn)
  const subjects = signedIn.map(({ tokens }) => tokens.claims()?.sub)
  expect(subjects).toEqual(signedIn.map(({ person }) => person.oktaId))
})

test('openid-client gets a new refresh token with each refresh', async () => {
  const { person, tokens } = await signIn()
  const second = await refresh(tokens.refresh_token)
  const third = await refresh(second.refresh_token)
  expect(new Set([tokens, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3)
  expect(third.claims()).toMatchObject({ sub: person.oktaId, acr: 'urn:okta:loa:1fa:any' })
  expect(await userinfo(third.access_token, person.oktaId)).toMatchObject({ sub: person.oktaId })
})

test('a refresh token that openid-client uses twice ends the whole sign-in', async () => {
  const { person, tokens } = await signIn()
  const second = await refresh(tokens.refresh_token)
  await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(invalidGrant)
  await expect(refresh(second.refresh_token)).rejects.toMatchObject(invalidGrant)
  for (const { access_token } of [tokens, second])
    await expect(userinfo(access_token, person.oktaId)).rejects.toMatchObject(refused)
})

test('revoking the refresh token ends the access token too', async () => {
  const { person, tokens } = await signIn()
  await client.tokenRevocation(config, tokens.refresh_token ?? '', { token_type_hint: 'refresh_token' })
  await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(invalidGrant)
  await expect(userinfo(tokens.access_token, person.oktaId)).rejects.toMatchObject(refused)
})

test('revoking the access token ends the refresh token too', async () => {
  const { person, tokens } = await signIn()
  await client.tokenRevocation(config, tokens.access_token)
  await expect(userinfo(tokens.access_token, person.oktaId)).rejects.toMatchObject(refused)
  await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(invalidGrant)
})

test('openid-client logs out with the ID token and gets its state back', async () => {
  const { person, browser, tokens } = await signIn()
  const state = client.randomState()
  const url = client.buildEndSessionUrl(config, {
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: `${publicOrigin}/`,
    state,
  })
  const page = await browser.open(url)
  expect(page.text).toContain('data-submits-itself')
  const back = await confirmLogout(browser, page)
  expect(back.url.href).toBe(`${publicOrigin}/?state=${state}`)
  expect((await browser.open(server.authorizeUrl())).text).toContain('name="password"')
  await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(invalidGrant)
  await expect(userinfo(tokens.access_token, person.oktaId)).rejects.toMatchObject(refused)
})

test('openid-client logs out without the ID token after a confirmation', async () => {
  const { browser, tokens } = await signIn()
  const page = await browser.open(client.buildEndSessionUrl(config))
  expect(page.text).not.toContain('data-submits-itself')
  expect((await browser.open(server.authorizeUrl())).url.origin).toBe(publicOrigin)
  const out = await confirmLogout(browser, page)
  expect(out.status).toBe(200)
  expect(out.text).toContain('You are logged out')
  await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(invalidGrant)
})

test('a code used twice is refused and ends its first tokens', async () => {
  const { person, back, checks, tokens } = await signIn()
  await expect(client.authorizationCodeGrant(config, back.url, checks)).rejects.toMatchObject(invalidGrant)
  await expect(userinfo(tokens.access_token, person.oktaId)).rejects.toMatchObject(refused)
})

test('an unknown refresh token fails with invalid_grant', async () => {
  await expect(refresh('made-up')).rejects.toMatchObject(invalidGrant)
})

test('userinfo challenges an unknown access token with invalid_token', async () => {
  await expect(userinfo('made-up', 'nobody')).rejects.toMatchObject({
    name: 'WWWAuthenticateChallengeError',
    status: 401,
    cause: [{ scheme: 'bearer', parameters: { error: 'invalid_token' } }],
  })
})

test.each([
  ['prompt=none without a session', { prompt: 'none' }, 'login_required'],
  ['an unknown assurance level', { acr_values: 'urn:okta:loa:9fa' }, 'invalid_request'],
])('an authorization request with %s (%o) fails with the error %s', async (_name, changes, error) => {
  const { url, checks } = await prepareSignIn(changes)
  const back = await server.openBrowser().open(url)
  await expect(client.authorizationCodeGrant(config, back.url, checks)).rejects.toMatchObject({
    name: 'AuthorizationResponseError',
    error,
  })
})

test('a required second factor that a person lacks gives access_denied', async () => {
  const { loginId } = await server.addPerson()
  const { url, checks } = await prepareSignIn({ acr_values: 'urn:okta:loa:2fa:any' })
  const browser = server.openBrowser()
  const back = await browser.submit(await browser.open(url), { loginId, password })
  await expect(client.authorizationCodeGrant(config, back.url, checks)).rejects.toMatchObject({
    name: 'AuthorizationResponseError',
    error: 'access_denied',
  })
})

const addresses = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((document) =>
    Object.entries(document).flatMap(([name, value]) =>
      name.endsWith('_endpoint') || name === 'jwks_uri' ? [[name, v.parse(v.string(), value)] as const] : [],
    ),
  ),
)

test('every endpoint of the discovery document answers as expected', async () => {
  const document: unknown = await (await fetch(`${server.issuer}/.well-known/openid-configuration`)).json()
  const found = v.parse(addresses, document)
  const statuses = await Promise.all(
    found.map(async ([name, url]) => {
      const isForm = name === 'token_endpoint' || name === 'revocation_endpoint'
      const answer = await fetch(url, { ...(isForm && { method: 'POST', body: new URLSearchParams() }) })
      return [name, answer.status]
    }),
  )
  expect(Object.fromEntries(statuses)).toEqual({
    authorization_endpoint: 400,
    token_endpoint: 400,
    jwks_uri: 200,
    userinfo_endpoint: 401,
    revocation_endpoint: 400,
    end_session_endpoint: 200,
  })
})
