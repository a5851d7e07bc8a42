import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { ago, fromNow, now } from '../../../src/server/database/database.ts'
import { endSessions, findSessions } from '../../../src/server/domain/sessions.ts'
import { serverCaller } from '../../../src/server/domain/hash-caller.ts'
import { checkOtp } from '../../../src/server/factors/check-otp.ts'
import { type Browser, type Page } from '../../support/identity-browser.ts'
import { codeIn, password, publicOrigin, startIdentityServer } from '../harness/identity-server.ts'
import { inParallel } from '../harness/parallel.ts'
import { countWaiting } from '../harness/run-simultaneously.ts'

const server = await startIdentityServer()

let phones = 0
const askForCode = async (changes: Record<string, string | null> = {}) => {
  phones += 1
  const phone = `+1609555${String(1000 + phones)}`
  const person = await server.addPerson({ phone })
  const browser = server.openBrowser()
  const page = await server.enterPassword(browser, person.loginId, changes)
  return { ...person, phone, browser, page }
}
const enterCode = (browser: Browser, page: Page, code: string) => browser.submit(page, { code })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('after password and SMS code the token has two factors', async () => {
  const { browser, page, phone } = await askForCode()
  expect(page.status).toBe(200)
  expect(page.text).toContain('Check your phone')
  expect(page.text).toContain(`ending in ${phone.slice(-4)}`)
  expect(page.text).not.toContain(phone)
  expect(page.text).toContain('autoComplete="one-time-code"')
  const sms = await server.lastSms(phone)
  expect(sms).toMatch(/\n@portal\.localhost #\d{6}$/)
  const code = codeIn(sms)
  const back = await enterCode(browser, page, `${code.slice(0, 3)} ${code.slice(3)}`)
  const { answer } = await server.exchangeCode(back)
  expect(decodeJwt(answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:2fa:any' })
})

test('the page says why it refuses an SMS code', async () => {
  const { browser, page, phone, factorId } = await askForCode()
  const code = codeIn(await server.lastSms(phone))
  expect((await enterCode(browser, page, ' ')).text).toContain('Verification Code Required')
  for (let attempt = 0; attempt < 4; attempt += 1)
    expect((await enterCode(browser, page, wrongFor(code))).text).toContain('That code is not right.')
  await server.setFactor(factorId, { codeExpiresAt: now })
  expect((await enterCode(browser, page, code)).text).toContain('That code has expired.')
  await server.setFactor(factorId, { codeExpiresAt: fromNow(1, 'minute') })
  expect((await enterCode(browser, page, wrongFor(code))).text).toContain('There were too many tries.')
  const sixth = await enterCode(browser, page, code)
  expect(sixth.text).toContain('There were too many tries.')
})

test('a reset ends a sign-in whose code it overtakes', async () => {
  const { browser, page, phone, oktaId } = await askForCode()
  const code = codeIn(await server.lastSms(phone))
  const entered = await server.db.transaction().execute(async (reset) => {
    await reset
      .updateTable('login')
      .set({ passwordHash: 'of another password' })
      .where('oktaId', '=', oktaId)
      .execute()
    await endSessions(reset, oktaId)
    const submitted = { page: enterCode(browser, page, code) }
    // The code was right, and the sign-in's next write waits for the reset.
    await expect.poll(() => countWaiting(reset), { interval: 10, timeout: 10_000 }).toBe(1)
    return submitted
  })
  expect((await entered.page).text).toContain('name="password"')
  expect(await findSessions(server.db, oktaId, '')).toEqual([])
})

test('of 16 parallel wrong SMS codes five are compared', async () => {
  const { factorId, phone } = await askForCode()
  const code = codeIn(await server.lastSms(phone))
  const right = await Promise.all([1, 2].map(() => checkOtp(server.db, factorId, code, serverCaller)))
  expect(right.toSorted()).toEqual(['expired', 'right'])
  const { factorId: other, phone: otherPhone } = await askForCode()
  const wrong = wrongFor(codeIn(await server.lastSms(otherPhone)))
  const guesses = await inParallel(16, () => checkOtp(server.db, other, wrong, serverCaller))
  const counted = Object.groupBy(guesses, (guess) => guess)
  expect(counted).toMatchObject({ wrong: { length: 4 }, lastWrong: { length: 1 }, locked: { length: 11 } })
})

test('an SMS code is sent again after 30 seconds; tries stay counted', async () => {
  const { browser, page, phone, factorId } = await askForCode()
  const first = codeIn(await server.lastSms(phone))
  const tooSoon = await browser.submit(page, { resend: 'yes' })
  expect(tooSoon.text).toMatch(/role="alert"[^§]*You can ask for another in (30|29|28) seconds\./)
  expect(tooSoon.text).not.toContain('role="status"')
  expect(tooSoon.text).toMatch(/data-wait="(30|29|28)"/)
  expect(codeIn(await server.lastSms(phone))).toBe(first)
  for (let attempt = 0; attempt < 3; attempt += 1) await enterCode(browser, page, wrongFor(first))
  await server.setFactor(factorId, { codeSentAt: ago(31, 'second') })
  const resent = await browser.submit(page, { resend: 'yes' })
  expect(resent.text).toContain('A new code is on its way.')
  expect((await server.rowOf('factor', { id: factorId })).failedAttempts).toBe(3)
  const second = codeIn(await server.lastSms(phone))
  expect((await enterCode(browser, page, second)).url.origin).toBe(publicOrigin)
  expect((await server.rowOf('factor', { id: factorId })).failedAttempts).toBe(0)
})

test('two people with one phone get one SMS code in 30 seconds', async () => {
  const { phone } = await askForCode()
  const other = await server.addPerson({ phone })
  const page = await server.enterPassword(server.openBrowser(), other.loginId, {})
  expect(page.text).toMatch(
    /We have just sent a code to this phone\. You can ask for another in \d+ seconds?\./,
  )
  expect(await server.messagesTo(phone)).toHaveLength(1)
})

test('five wrong SMS codes stop resends for an hour', async () => {
  const { browser, page, factorId } = await askForCode()
  await server.setFactor(factorId, { failedAttempts: 5, codeSentAt: ago(31, 'second') })
  expect((await browser.submit(page, { resend: 'yes' })).text).toContain('There were too many tries.')
  await server.setFactor(factorId, { codeSentAt: ago(61, 'minute') })
  expect((await browser.submit(page, { resend: 'yes' })).text).toContain('A new code is on its way.')
})

test('a phone gets at most 10 SMS codes a day', async () => {
  const { browser, page, phone, factorId } = await askForCode()
  const resend = async () => {
    await server.setFactor(factorId, { codeSentAt: ago(31, 'second') })
    return (await browser.submit(page, { resend: 'yes' })).text
  }
  for (let sent = 1; sent < 10; sent += 1) expect(await resend()).toContain('A new code is on its way.')
  expect(await resend()).toContain('There were too many tries.')
  expect(await server.messagesTo(phone)).toHaveLength(10)
})

test("the SMS code page shows the support phone and another login's button", async () => {
  const { browser, page, loginId } = await askForCode({ login_hint: 'somebody' })
  expect(page.text).toContain('href="tel:1-800-555-0199"')
  const anew = await browser.submit(page, { another: 'yes' })
  expect(anew.status).toBe(200)
  expect(anew.text).toMatch(/name="loginId"/)
  expect(anew.text).not.toContain(loginId)
  expect(anew.text).not.toContain('somebody')
  const other = await server.addPerson()
  const back = await browser.submit(anew, { loginId: other.loginId, password })
  const { answer } = await server.exchangeCode(back)
  expect(decodeJwt(answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:1fa:any' })
})

test('an SMS code before the password asks for the password', async () => {
  const { phone, loginId } = await askForCode()
  const browser = server.openBrowser()
  const page = await browser.open(server.authorizeUrl())
  const tried = await browser.submit(page, { code: codeIn(await server.lastSms(phone)), loginId })
  expect(tried.text).toContain('Password Required')
})

const twoFactors = { acr_values: 'urn:okta:loa:2fa:any' }

test('a request for a higher assurance level needs another sign-in', async () => {
  const phone = '+16095559001'
  const { loginId } = await server.addPerson({ phone })
  const browser = server.openBrowser()
  const page = await server.enterPassword(browser, loginId, { acr_values: 'urn:okta:loa:1fa:any' })
  const back = await browser.submit(page, { code: codeIn(await server.lastSms(phone)) })
  const { answer } = await server.exchangeCode(back)
  expect(decodeJwt(answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:1fa:any' })

  await server.db.updateTable('factor').set({ codeSentAt: null }).execute()
  const again = await server.enterPassword(browser, loginId, twoFactors)
  const stepped = await browser.submit(again, { code: codeIn(await server.lastSms(phone)) })
  const raised = await server.exchangeCode(stepped)
  expect(decodeJwt(raised.answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:2fa:any' })
  expect((await browser.open(server.authorizeUrl(twoFactors))).url.origin).toBe(publicOrigin)
})
