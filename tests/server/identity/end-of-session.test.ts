import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  addPerson,
  authorizeUrl,
  browserOf,
  enterPassword,
  exchangeCode,
  type IdentityServer,
  requestTokens,
  startIdentityServer,
} from '../harness/identity-server.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer(inject('databaseUrl'))
})
afterAll(() => server.stop())

const signIn = async () => {
  const { loginId } = await addPerson(server)
  const browser = browserOf(server)
  return { browser, back: await enterPassword(server, browser, loginId) }
}
const refresh = (token: string) =>
  requestTokens(server, { grant_type: 'refresh_token', refresh_token: token })

test('a logout and a revocation end the access tokens in the same second', async () => {
  const userinfo = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await fetch(`${server.issuer}/v1/userinfo`, { headers })).status
  }
  const left = await signIn()
  const before = await exchangeCode(server, left.back)
  expect(await userinfo(before.answer.access_token)).toBe(200)
  const url = new URL(`${server.issuer}/v1/logout`)
  url.searchParams.set('id_token_hint', before.answer.id_token)
  const page = await left.browser.open(url)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const renewed = await refresh(before.answer.refresh_token)
  await left.browser.post(`${server.issuer}/v1/logout/confirm`, { xsrf, logout: 'yes' })
  expect(await userinfo(renewed.answer.access_token)).toBe(401)
  expect(await userinfo(before.answer.access_token)).toBe(401)

  const revoked = await signIn()
  const { answer } = await exchangeCode(server, revoked.back)
  const body = new URLSearchParams({ token: answer.refresh_token })
  await fetch(`${server.issuer}/v1/revoke`, { method: 'POST', body })
  expect(await userinfo(answer.access_token)).toBe(401)
  const again = await exchangeCode(server, await revoked.browser.open(authorizeUrl(server)))
  expect(await userinfo(again.answer.access_token), 'the browser is still signed in').toBe(200)
})

test('a session that is not used for half an hour ends, and its refresh tokens; one that is used goes on', async () => {
  const [used, left] = [await signIn(), await signIn()]
  const [tokens, leftTokens] = [await exchangeCode(server, used.back), await exchangeCode(server, left.back)]
  /** As if so many minutes had passed for every session. */
  const pass = (minutes: number) =>
    server.db
      .updateTable('oidc')
      .set((eb) => ({ expiresAt: sql<Date>`${eb.ref('expiresAt')} - ${minutes} * interval '1 minute'` }))
      .where('model', '=', 'Session')
      .execute()
  await pass(20)
  const renewed = await refresh(tokens.answer.refresh_token)
  expect(renewed.status).toBe(200)
  await pass(20)
  expect((await refresh(renewed.answer.refresh_token)).status).toBe(200)
  expect((await used.browser.open(authorizeUrl(server))).url.searchParams.has('code')).toBe(true)
  expect((await refresh(leftTokens.answer.refresh_token)).status).toBe(400)
  expect((await left.browser.open(authorizeUrl(server))).text).toContain('name="password"')
})
