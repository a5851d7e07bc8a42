import * as client from 'openid-client'
import { expect, test } from 'vitest'
import { overviewPath, sessionsPath } from '../../../src/contract/identity.ts'
import { password, publicOrigin, startIdentityServer } from '../harness/identity-server.ts'

const other = { client_id: 'bills', redirect_uris: ['http://bills.localhost:18300/callback'] }
const provider = await startIdentityServer(undefined, [{ ...other, post_logout_redirect_uris: [] }])

const signInAt = async (redirectUri: string) => {
  const found = await client.discovery(new URL(provider.issuer), other.client_id, undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  })
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const url = client.buildAuthorizationUrl(found, {
    redirect_uri: redirectUri,
    scope: 'openid profile offline_access',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const person = await provider.addPerson()
  const browser = provider.openBrowser()
  const page = await browser.open(url)
  return { found, person, browser, page, pkceCodeVerifier }
}

test('another registered client signs in, reads userinfo, refreshes and revokes', async () => {
  const [redirectUri = ''] = other.redirect_uris
  const { found, person, browser, page, pkceCodeVerifier } = await signInAt(redirectUri)
  expect(page.headers.get('Content-Security-Policy')).toContain(
    `form-action 'self' ${publicOrigin} http://bills.localhost:18300;`,
  )
  const back = await browser.submit(page, { loginId: person.loginId, password })
  const tokens = await client.authorizationCodeGrant(found, back.url, { pkceCodeVerifier })
  expect(tokens.claims()).toMatchObject({ aud: other.client_id, sub: person.oktaId })
  const info = await fetch(`${provider.issuer}/v1/userinfo`, {
    headers: { Authorization: `Bearer ${tokens.access_token}`, Origin: 'http://bills.localhost:18300' },
  })
  expect(info.headers.get('Access-Control-Allow-Origin')).toBe('http://bills.localhost:18300')
  expect(await info.json()).toMatchObject({ sub: person.oktaId, name: 'Ana Rivera' })
  const second = await client.refreshTokenGrant(found, tokens.refresh_token ?? '')
  await client.tokenRevocation(found, second.refresh_token ?? '')
  await expect(client.refreshTokenGrant(found, second.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test("another registered client gets 403 from the portal's own endpoints", async () => {
  const [redirectUri = ''] = other.redirect_uris
  const { found, person, browser, page, pkceCodeVerifier } = await signInAt(redirectUri)
  const back = await browser.submit(page, { loginId: person.loginId, password })
  const tokens = await client.authorizationCodeGrant(found, back.url, { pkceCodeVerifier })
  const statuses = await Promise.all(
    [sessionsPath, overviewPath].map(async (path) => {
      const headers = { Authorization: `Bearer ${tokens.access_token}` }
      return (await fetch(`${provider.issuer}${path}`, { headers })).status
    }),
  )
  expect(statuses).toEqual([403, 403])
})

test('another registered client is refused if its redirect address is not registered', async () => {
  const { page } = await signInAt(`${publicOrigin}/login/callback`)
  expect([page.status, page.url.pathname]).toEqual([400, '/oauth2/default/v1/authorize'])
})
