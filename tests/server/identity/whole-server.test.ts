import { decodeJwt } from 'jose'
import { expect, test, vi } from 'vitest'
import { startTestServer } from '../harness/start-test-server.ts'
import { openBrowser } from '../../support/identity-browser.ts'
import { codeIn, installationOf } from '../harness/identity-server.ts'

const server = await startTestServer()

test("a sign-in succeeds with the SMS code from the sandbox's outbox", async () => {
  const installation = installationOf(server)
  const phone = '+16095550100'
  const { loginId, oktaId } = await installation.addPerson({ phone })
  const browser = installation.openBrowser()
  const page = await installation.enterPassword(browser, loginId)
  const shown = (await server.outbox()).find(({ to }) => to === phone)
  expect(codeIn(shown?.text ?? '')).toBe(codeIn(await installation.lastSms(phone)))
  const back = await browser.submit(page, { code: codeIn(shown?.text ?? '') })
  const { answer } = await installation.exchangeCode(back)
  expect(decodeJwt(answer.id_token)).toMatchObject({ sub: oktaId, acr: 'urn:okta:loa:2fa:any' })
})

test('the SMS code of a sign-in is sent at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const noRounds = await startTestServer().finally(() => vi.useRealTimers())
  const installation = installationOf(noRounds)
  const phone = '+16095550101'
  const { loginId } = await installation.addPerson({ phone })
  await installation.enterPassword(installation.openBrowser(), loginId)
  const sentAt = async () => (await noRounds.messagesTo(phone)).map((message) => message.sentAt)
  await expect.poll(sentAt, { timeout: 10_000 }).toEqual([expect.any(Date)])
})

test('hostile input to the provider causes no error and no log entry', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const installation = installationOf(server)
  const { issuer } = installation
  const post = async (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    (await fetch(`${issuer}${path}`, { method: 'POST', headers: { 'Content-Type': type }, body })).status
  expect(await post('/v1/revoke', 'token=canary%00')).toBe(200)
  expect(await post('/v1/revoke', `token=${'canary'.repeat(4000)}`)).toBe(413)
  expect(await post('/reset-password', `code=${'canary'.repeat(4000)}`)).toBe(413)
  expect(await post('/reset-password', 'canary', 'multipart/form-data; boundary=x')).toBe(400)
  expect((await fetch(`${issuer}/v1/authorize?state=canary%00`)).status).toBe(400)
  expect((await fetch(`${issuer}//`)).status).toBe(404)
  const refreshed = 'grant_type=refresh_token&client_id=mywater-portal&refresh_token=canary%00'
  expect(await post('/v1/token', refreshed)).toBe(400)
  const browser = openBrowser(issuer)
  const page = await browser.open(installation.authorizeUrl())
  expect((await browser.submit(page, { loginId: 'canary\0', password: 'canary' })).status).toBe(200)
  const tooLong = { loginId: 'canary'.repeat(4000), password: 'canary' }
  expect((await browser.submit(page, tooLong)).status).toBe(413)

  expect(printed).not.toHaveBeenCalled()
  const logs = server.logs.join('\n')
  expect(logs).not.toContain('canary')
  expect(server.logs.filter((line) => line.includes('"error"'))).toHaveLength(0)
})

test('an unexpected error of the provider gives a page and one line', async () => {
  const installation = installationOf(server)
  const browser = installation.openBrowser()
  const page = await browser.open(installation.authorizeUrl())
  await server.db.schema.alterTable('login').renameTo('mislaid').execute()
  const answer = await browser.submit(page, { loginId: 'River_1', password: 'Clear-Water-7' })
  await server.db.schema.alterTable('mislaid').renameTo('login').execute()
  expect(answer.status).toBe(500)
  expect(answer.text).toContain('We could not log you in')
  const errors = server.logs.filter((line) => line.includes('"error"'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('"code":"42P01"')
  expect(errors[0]).toMatch(/"at":"at (async )?checkCredentials /)
  expect(errors[0]).not.toContain('node_modules')
})

test('no log line contains a password, a code or a token', async () => {
  const installation = installationOf(server)
  const { loginId } = await installation.addPerson()
  const back = await installation.enterPassword(installation.openBrowser(), loginId)
  const { answer } = await installation.exchangeCode(back)
  const logs = server.logs.join('\n')
  expect(logs).toContain('"operation":"identity"')
  for (const canary of ['Clear-Water-7', back.url.searchParams.get('code') ?? '?', answer.refresh_token])
    expect(logs).not.toContain(canary)
})
