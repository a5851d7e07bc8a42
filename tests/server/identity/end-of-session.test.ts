import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sessionList } from '../../../src/contract/identity.ts'
import { startIdentityServer } from '../harness/identity-server.ts'

const server = await startIdentityServer()

const signIn = async (userAgent?: string, loginId?: string) => {
  const person = loginId ?? (await server.addPerson()).loginId
  const browser = server.openBrowser(userAgent)
  return { loginId: person, browser, back: await server.enterPassword(browser, person) }
}
const withToken = (token: string, path: string, method = 'GET') =>
  fetch(`${server.issuer}/v1/${path}`, { method, headers: { Authorization: `Bearer ${token}` } })
const userinfo = async (token: string) => (await withToken(token, 'userinfo')).status
const sessionsOf = async (token: string, method?: 'DELETE') =>
  v.parse(sessionList, await (await withToken(token, 'sessions', method)).json())

test('a logout and a revocation end the access tokens immediately', async () => {
  const left = await signIn()
  const before = await server.exchangeCode(left.back)
  expect(await userinfo(before.answer.access_token)).toBe(200)
  const url = new URL(`${server.issuer}/v1/logout`)
  url.searchParams.set('id_token_hint', before.answer.id_token)
  const page = await left.browser.open(url)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const renewed = await server.refresh(before.answer.refresh_token)
  await left.browser.post(`${server.issuer}/v1/logout/confirm`, { xsrf, logout: 'yes' })
  expect(await userinfo(renewed.answer.access_token)).toBe(401)
  expect(await userinfo(before.answer.access_token)).toBe(401)

  const revoked = await signIn()
  const { answer } = await server.exchangeCode(revoked.back)
  const body = new URLSearchParams({ token: answer.refresh_token })
  await fetch(`${server.issuer}/v1/revoke`, { method: 'POST', body })
  expect(await userinfo(answer.access_token)).toBe(401)
  const again = await server.exchangeCode(await revoked.browser.open(server.authorizeUrl()))
  expect(await userinfo(again.answer.access_token), 'the browser is still signed in').toBe(200)
})

test('a session ends after 30 unused minutes, and each use extends it', async () => {
  const [used, left] = [await signIn(), await signIn()]
  const [tokens, leftTokens] = [await server.exchangeCode(used.back), await server.exchangeCode(left.back)]
  const pass = (minutes: number) =>
    server.db
      .updateTable('oidc')
      .set((eb) => ({ expiresAt: sql<Date>`${eb.ref('expiresAt')} - ${minutes} * interval '1 minute'` }))
      .where('model', '=', 'Session')
      .execute()
  await pass(20)
  const renewed = await server.refresh(tokens.answer.refresh_token)
  expect(renewed.status).toBe(200)
  await pass(20)
  expect((await server.refresh(renewed.answer.refresh_token)).status).toBe(200)
  expect((await used.browser.open(server.authorizeUrl())).url.searchParams.has('code')).toBe(true)
  expect((await server.refresh(leftTokens.answer.refresh_token)).status).toBe(400)
  expect((await left.browser.open(server.authorizeUrl())).text).toContain('name="password"')
})

test('a person can end all other sessions of the login at once', async () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const phone = await signIn(iphone)
  const fixture = await signIn(firefox, phone.loginId)
  const otherBrowser = await signIn(firefox)
  const [{ answer: onPhone }, { answer: onDesk }, { answer: strange }] = [
    await server.exchangeCode(phone.back),
    await server.exchangeCode(fixture.back),
    await server.exchangeCode(otherBrowser.back),
  ]
  const [newest, oldest] = await sessionsOf(onDesk.access_token)
  expect(newest).toMatchObject({ browser: 'Firefox', system: 'Windows', current: true })
  expect(oldest).toMatchObject({ browser: 'Safari', system: 'iPhone', current: false })
  expect(await sessionsOf(strange.access_token), 'another login lists its own session').toMatchObject([
    { current: true },
  ])
  expect(
    await sessionsOf(strange.access_token, 'DELETE'),
    'another login ends no session of this one',
  ).toHaveLength(1)
  const waiting = await phone.browser.open(server.authorizeUrl())
  expect(await sessionsOf(onPhone.access_token), 'the session that was used last is the first').toMatchObject(
    [
      { browser: 'Safari', current: true },
      { browser: 'Firefox', current: false },
    ],
  )

  expect(await sessionsOf(onDesk.access_token, 'DELETE')).toEqual([newest])
  expect(await userinfo(onPhone.access_token)).toBe(401)
  expect((await withToken(onPhone.access_token, 'sessions', 'DELETE')).status).toBe(401)
  expect((await server.refresh(onPhone.refresh_token)).status).toBe(400)
  expect((await server.exchangeCode(waiting)).status, 'the waiting code is refused').toBe(400)
  expect((await phone.browser.open(server.authorizeUrl())).text).toContain('name="password"')
  expect(await userinfo(onDesk.access_token)).toBe(200)
  expect(await userinfo(strange.access_token)).toBe(200)
  expect((await server.refresh(onDesk.refresh_token)).status).toBe(200)
  expect((await fixture.browser.open(server.authorizeUrl())).url.searchParams.has('code')).toBe(true)
})

test('the sessions endpoint refuses missing, unknown and anonymous tokens', async () => {
  const anonymous = await server.identity.issueAnonymousTokens()
  for (const method of ['GET', 'DELETE']) {
    expect((await withToken(anonymous.access_token, 'sessions', method)).status).toBe(403)
    expect((await withToken('nobody', 'sessions', method)).status).toBe(401)
    expect((await fetch(`${server.issuer}/v1/sessions`, { method })).status).toBe(401)
  }
})
