import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isAnonymous } from '../../../src/server/identity/provider/tokens.ts'
import { publicOrigin, startIdentityServer } from '../harness/identity-server.ts'
import { inParallel } from '../harness/parallel.ts'

const server = await startIdentityServer()

const signIn = async (changes: Record<string, string | null> = {}) => {
  const person = await server.addPerson()
  const browser = server.openBrowser()
  const back = await server.enterPassword(browser, person.loginId, changes)
  return { person, browser, back }
}

test("an access token is short, has Okta's claims and is accepted here", async () => {
  const { person, back } = await signIn()
  const { answer } = await server.exchangeCode(back)
  const accessToken = answer.access_token
  expect(accessToken.length).toBeLessThan(1200)
  expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
  const payload = await server.identity.verifyAccessToken(accessToken)
  expect(payload).toMatchObject({ sub: person.oktaId, uid: person.oktaId, cid: 'mywater-portal', ver: 1 })
  expect(payload['scp']).toEqual(expect.arrayContaining(['openid', 'GroupMembership']))
  expect(isAnonymous(payload)).toBe(false)
  await expect(server.identity.verifyAccessToken(answer.id_token)).rejects.toThrow('unexpected "typ"')
})

test('the ID token of a login with 110 accounts fits its cookie', async () => {
  const { db } = server
  const person = await server.addPerson()
  const numbers = Array.from({ length: 110 }, (_, number) => String(210_000_000_000 + number))
  const account = { businessPartnerNumber: '1', companyCode: '1024', customerType: 'Person' } as const
  const accounts = numbers.map((contractNumber) => ({
    ...account,
    contractNumber,
    businessPartnerGuid: contractNumber,
  }))
  const held = { oktaId: person.oktaId, role: 'primary' } as const
  const links = numbers.map((contractNumber) => ({ ...held, contractNumber }))
  await db.insertInto('account').values(accounts).execute()
  await db.insertInto('loginAccount').values(links).execute()
  const back = await server.enterPassword(server.openBrowser(), person.loginId)
  const { answer } = await server.exchangeCode(back)
  expect(answer.id_token.length).toBeLessThan(4000)
})

test('an authorization code is accepted only with its code_verifier', async () => {
  const { back } = await signIn()
  const wrong = await server.exchangeCode(back, { code_verifier: 'w'.repeat(64) })
  expect(wrong).toMatchObject({ status: 400, answer: { error: 'invalid_grant' } })
})

test('of 16 parallel exchanges of an authorization code at most one succeeds', async () => {
  const { back } = await signIn()
  const answers = await inParallel(16, () => server.exchangeCode(back))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
})

test.each([
  ['without PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ['a response type that is not allowed', { response_type: 'token' }, 'unsupported_response_type'],
])(
  'an invalid authorization request (%s) returns to the portal with an error',
  async (_name, changes, error) => {
    const back = await server.openBrowser().open(server.authorizeUrl(changes))
    const given =
      back.url.searchParams.get('error') ?? new URLSearchParams(back.url.hash.slice(1)).get('error')
    expect(back.url.origin).toBe(publicOrigin)
    expect(given).toBe(error)
  },
)

test.each([
  ['a foreign redirect_uri', { redirect_uri: 'https://evil.example/login/callback' }],
  ['an unknown client', { client_id: 'somebody' }],
])('an authorization request with %s gets an error page, no redirect', async (_name, changes) => {
  const page = await server.openBrowser().open(server.authorizeUrl(changes))
  expect(page.url.origin).toBe(new URL(server.issuer).origin)
  expect(page.status).toBe(400)
  expect(page.text).toContain('We could not log you in')
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('a revoked refresh token is refused; revoking an unknown one gets 200', async () => {
  const { back } = await signIn()
  const { answer } = await server.exchangeCode(back)
  const revoke = (token: string) =>
    fetch(`${server.issuer}/v1/revoke`, {
      method: 'POST',
      // As Okta's SDK sends it: without the colon that HTTP Basic requires after a name.
      headers: { Authorization: `Basic ${btoa('mywater-portal')}` },
      body: new URLSearchParams({ token, token_type_hint: 'refresh_token' }),
    })
  expect((await revoke(answer.refresh_token)).status).toBe(200)
  expect(await server.refresh(answer.refresh_token)).toMatchObject({ answer: { error: 'invalid_grant' } })
  expect((await revoke('unknown')).status).toBe(200)
})

test('a suspended login gets no new tokens and no userinfo', async () => {
  const { back, person } = await signIn()
  const { answer } = await server.exchangeCode(back)
  await server.setLogin(person.oktaId, { status: 'SUSPENDED' })
  expect(await server.refresh(answer.refresh_token)).toMatchObject({ answer: { error: 'invalid_grant' } })
  expect((await server.userinfo(answer.access_token)).status).toBe(401)
})

test("okta_post_message gives the code to the portal's frame alone", async () => {
  const { browser } = await signIn()
  const page = await browser.open(server.authorizeUrl({ prompt: 'none', response_mode: 'okta_post_message' }))
  const [, json = ''] = /id="answer">([^<]+)</.exec(page.text) ?? []
  expect(JSON.parse(json)).toMatchObject({ origin: publicOrigin, response: { state: 'the-state' } })
  expect(json).toContain('"code":"')
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${publicOrigin}`)
  expect(policy).toMatch(/script-src 'sha256-/)
})

test('without a session the hidden frame receives login_required', async () => {
  const page = await server
    .openBrowser()
    .open(server.authorizeUrl({ prompt: 'none', response_mode: 'okta_post_message' }))
  expect(page.text).toContain('"error":"login_required"')
})

test("userinfo returns only the claims that belong to the token's scopes", async () => {
  const { back, person } = await signIn({ scope: 'openid email' })
  const { answer } = await server.exchangeCode(back)
  const userinfo = async (): Promise<unknown> => (await server.userinfo(answer.access_token)).json()
  const claims = { sub: person.oktaId, email: `${person.loginId}@example.com` }
  expect(await userinfo(), 'no mailed link was opened').toEqual({ ...claims, email_verified: false })
  await server.setLogin(person.oktaId, { emailProved: true })
  expect(await userinfo()).toEqual({ ...claims, email_verified: true })
  const without = await fetch(`${server.issuer}/v1/userinfo`)
  expect(without.status).toBe(401)
})

test('anonymous tokens last 15 minutes and identify no person', async () => {
  const tokens = await server.identity.issueAnonymousTokens()
  const payload = await server.identity.verifyAccessToken(tokens.access_token)
  expect(payload).toMatchObject({ sub: 'anonymous', scp: ['openid'] })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900)
  expect(isAnonymous(payload)).toBe(true)
  expect((await server.userinfo(tokens.access_token)).status).toBe(403)
  expect(JSON.stringify(tokens).length).toBeLessThan(2500)

  await new Promise((resolve) => setTimeout(resolve, 1100))
  const renewed = await server.refresh(tokens.refresh_token)
  expect(decodeJwt(renewed.answer.id_token)).toMatchObject({ sub: 'anonymous' })
  const lives = await server.db
    .selectFrom('oidc')
    .select((eb) => sql<number>`(${eb.ref('payload')} ->> 'exp')::int`.as('exp'))
    .where('model', '=', 'RefreshToken')
    .where((eb) => sql<boolean>`${eb.ref('payload')} ->> 'accountId' = 'anonymous'`)
    .execute()
  expect(new Set(lives.map(({ exp }) => exp)).size, 'no renewal lives longer than the first').toBe(1)
  const wider = { grant_type: 'refresh_token', refresh_token: renewed.answer.refresh_token }
  expect(await server.requestTokens({ ...wider, scope: 'openid email' })).toMatchObject({
    answer: { error: 'invalid_scope' },
  })
})

test("two processes that start at the same time accept each other's tokens", async () => {
  const [first, second] = await Promise.all([server.startAnother(), server.startAnother()])
  const { access_token } = await first.issueAnonymousTokens()
  await expect(second.verifyAccessToken(access_token)).resolves.toMatchObject({ sub: 'anonymous' })
  await expect(server.identity.verifyAccessToken(access_token)).resolves.toBeDefined()
})
