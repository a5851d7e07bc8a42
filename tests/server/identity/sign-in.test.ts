import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ago, fromNow, now } from '../../../src/server/database/database.ts'
import { checkCredentials, forgetFailedPasswords } from '../../../src/server/domain/check-credentials.ts'
import { rateLimits, takeAttempt, type RateLimit } from '../../../src/server/domain/rate-limits.ts'
import { checkOtp, issueSignInOtp } from '../../../src/server/factors/otp.ts'
import { failedAttempts, messagesTo, setFactor } from '../harness/factors.ts'
import type { Browser, Page } from '../harness/identity-browser.ts'
import type { IdentityServer } from '../harness/identity-server.ts'
import {
  addPerson,
  authorizeUrl,
  browserOf,
  codeIn,
  enterPassword,
  exchangeCode,
  lastSms,
  password,
  publicOrigin,
  startIdentityServer,
} from '../harness/identity-server.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer(inject('databaseUrl'))
})
afterAll(() => server.stop())

const openPage = (changes: Record<string, string | null> = {}) =>
  browserOf(server).open(authorizeUrl(server, changes))

describe('the login page', () => {
  test('carries the hint, sign-up and no link whose screen does not exist yet', async () => {
    const page = await openPage({ login_hint: '"><b>River' })
    expect(page.status).toBe(200)
    expect(page.text).toContain('value="&quot;&gt;&lt;b&gt;River"')
    expect(page.text).toContain(`href="${publicOrigin}/register"`)
    expect(page.text).not.toContain('/forgot')
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(page.headers.get('Cache-Control')).toContain('no-store')
  })

  test('its style and script are served to be kept, and no inline script is needed', async () => {
    const page = await openPage()
    const paths = [...page.text.matchAll(/(?:href|src)="(\/oauth2\/default\/assets\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    )
    expect(paths).toHaveLength(2)
    for (const path of paths) {
      const response = await fetch(new URL(path, server.issuer))
      expect(response.headers.get('Cache-Control')).toContain('immutable')
      expect(response.headers.get('Content-Type')).toMatch(/^text\/(css|javascript)/)
    }
    expect(page.text).not.toMatch(/<script(?![^>]*src=)|style=| on\w+=/)
  })

  test('speaks Spanish when the portal or the browser asks for it, every word of it', async () => {
    const page = await openPage({ ui_locales: 'es' })
    expect(page.text).toContain('<html lang="es">')
    expect(page.text).toContain('Contraseña')
    const english = await browserOf(server).open(`${page.url.origin}${page.url.pathname}?ui_locales=en`)
    expect(english.text).toContain('This log in page has expired')
  })

  test('says what is missing and keeps what was typed', async () => {
    const browser = browserOf(server)
    const page = await browser.open(authorizeUrl(server))
    const again = await browser.submit(page, { loginId: 'River_X', password: '' })
    expect(again.status).toBe(422)
    expect(again.text).toContain('<a href="#password">Password Required</a>')
    expect(again.text).toMatch(/class="summary"[^>]*autofocus/)
    expect(again.text).toContain('value="River_X"')
    expect(again.text).toContain('<title>Error: Log in')
  })

  test('an expired or foreign sign-in ends on a page with a way back', async () => {
    const browser = browserOf(server)
    const page = await browser.open(authorizeUrl(server))
    const interactions = server.db.updateTable('oidc').where('model', '=', 'Interaction')
    await interactions.set({ expiresAt: ago(1, 'second') }).execute()
    const late = await browser.submit(page, { loginId: 'River_X', password })
    expect(late.status).toBe(410)
    expect(late.text).toContain('This log in page has expired')
    expect(late.text).toContain(`href="${publicOrigin}/"`)
    const foreign = await browserOf(server).open(page.url)
    expect(foreign.status).toBe(410)
  })
})

describe('passwords', () => {
  const check = (loginId: string, typed: string, address: string) =>
    checkCredentials(server.db, loginId, typed, address)
  const fail = (limit: RateLimit, times: number) =>
    Promise.all(Array.from({ length: times }, () => takeAttempt(server.db, limit)))

  test('a wrong password and an unknown login ID look the same', async () => {
    const { loginId } = await addPerson(server)
    const pages: Page[] = []
    for (const typed of [loginId, 'Nobody_9']) {
      const browser = browserOf(server)
      const page = await browser.open(authorizeUrl(server))
      pages.push(await browser.submit(page, { loginId: typed, password: 'Wrong-Water-7' }))
    }
    const [wrong, unknown] = pages.map(({ status, text }) => ({
      status,
      text: text.replaceAll(loginId, '').replaceAll('Nobody_9', ''),
    }))
    expect(wrong).toEqual(unknown)
    expect(wrong?.text).toContain('The Login ID or password is not right.')
    expect(wrong?.text).not.toContain('Wrong-Water-7')
  })

  test('the login ID is the same in upper and lower case', async () => {
    const { loginId, oktaId } = await addPerson(server)
    const outcome = { kind: 'signedIn', oktaId }
    expect(await check(loginId.toUpperCase(), password, '192.0.2.1')).toEqual(outcome)
    expect(await check(loginId.toLowerCase(), password, '192.0.2.1')).toEqual(outcome)
  })

  test('a letter that only lowercases to one of the login ID opens nothing, and counts for it', async () => {
    const { loginId } = await addPerson(server)
    const typed = loginId.replace(/[ik]/i, (letter) => (letter.toLowerCase() === 'i' ? '\u0130' : '\u212a'))
    expect(typed).not.toBe(loginId)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await check(typed, password, '192.0.2.3')).toEqual({ kind: 'refused' })
    expect(await check(loginId, password, '192.0.2.3')).toMatchObject({ kind: 'tooManyTries' })
  })

  test.each([
    ['STAGED', 'Your account has been created but is not yet activated.'],
    ['SUSPENDED', 'This login is not active.'],
  ])('a %s login cannot sign in, and says why only after its right password', async (status, text) => {
    const { loginId } = await addPerson(server, { status })
    const browser = browserOf(server)
    const page = await browser.open(authorizeUrl(server))
    const wrong = await browser.submit(page, { loginId, password: 'Wrong-Water-7' })
    expect(wrong.text).not.toContain(text)
    const right = await browser.submit(page, { loginId, password })
    expect(right.status).toBe(422)
    expect(right.text).toContain(text)
  })

  test('the sixth try is refused, right or wrong, known or not; another address may still try', async () => {
    const { loginId, oktaId } = await addPerson(server)
    for (const typed of [loginId, 'Nobody_8']) {
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await check(typed, 'Wrong-Water-7', '192.0.2.2')).toEqual({ kind: 'refused' })
      const sixth = await check(typed.toUpperCase(), password, '192.0.2.2')
      expect(sixth).toMatchObject({ kind: 'tooManyTries' })
      expect(sixth.kind === 'tooManyTries' && sixth.retryAfter).toBeGreaterThan(600)
    }
    expect(await check(loginId, password, '192.0.2.3')).toEqual({ kind: 'signedIn', oktaId })
  })

  test('16 guesses in parallel are 16 guesses', async () => {
    const { loginId } = await addPerson(server)
    const guesses = Array.from({ length: 16 }, () => check(loginId, 'Wrong-Water-7', '192.0.2.4'))
    const kinds = (await Promise.all(guesses)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(5)
    expect(kinds.filter((kind) => kind === 'tooManyTries')).toHaveLength(11)
  })

  test('a right password gives the tries back', async () => {
    const { loginId, oktaId } = await addPerson(server)
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await check(loginId, 'Wrong-Water-7', '192.0.2.5')
      expect(await check(loginId, password, '192.0.2.5')).toEqual({ kind: 'signedIn', oktaId })
    }
  })

  test('a hundred wrong tries from as many addresses are the last of a day, until a new password', async () => {
    const { loginId, oktaId } = await addPerson(server)
    await fail(rateLimits.passwordByLogin(loginId), 100)
    expect(await check(loginId, password, '192.0.2.7')).toMatchObject({ kind: 'tooManyTries' })
    await forgetFailedPasswords(server.db, loginId, '192.0.2.7')
    expect(await check(loginId, password, '192.0.2.7')).toEqual({ kind: 'signedIn', oktaId })
  })

  test('many people who know their passwords may share one address', async () => {
    const { loginId, oktaId } = await addPerson(server)
    await fail(rateLimits.passwordByClient('192.0.2.8'), 99)
    for (let round = 0; round < 3; round += 1)
      expect(await check(loginId, password, '192.0.2.8')).toEqual({ kind: 'signedIn', oktaId })
    expect(await check(loginId, 'Wrong-Water-7', '192.0.2.8')).toEqual({ kind: 'refused' })
    expect(await check(loginId, password, '192.0.2.8')).toMatchObject({ kind: 'tooManyTries' })
  })

  test('one address cannot try one password on many login IDs', async () => {
    await fail(rateLimits.passwordByClient('192.0.2.6'), 100)
    expect(await check('Nobody_7', 'x', '192.0.2.6')).toMatchObject({ kind: 'tooManyTries' })
  })
})

let phones = 0
describe('the SMS code', () => {
  /** Up to the page that asks for the code. */
  const askForCode = async (changes: Record<string, string | null> = {}) => {
    phones += 1
    const phone = `+1609555${String(1000 + phones)}`
    const person = await addPerson(server, { phone })
    const browser = browserOf(server)
    const page = await enterPassword(server, browser, person.loginId, changes)
    return { ...person, phone, browser, page }
  }
  const enterCode = (browser: Browser, page: Page, code: string) => browser.submit(page, { code })
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('is asked for after the password and gives the second assurance level', async () => {
    const { browser, page, phone } = await askForCode()
    expect(page.status).toBe(200)
    expect(page.text).toContain('Check your phone')
    expect(page.text).toContain(`ending in ${phone.slice(-4)}`)
    expect(page.text).not.toContain(phone)
    expect(page.text).toContain('autocomplete="one-time-code"')
    const sms = await lastSms(server, phone)
    expect(sms).toMatch(/\n@portal\.localhost #\d{6}$/)
    const code = codeIn(sms)
    const back = await enterCode(browser, page, `${code.slice(0, 3)} ${code.slice(3)}`)
    const { answer } = await exchangeCode(server, back)
    expect(decodeJwt(answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:2fa:any' })
  })

  test('a missing, wrong and late code each say so; the sixth, correct, one is refused', async () => {
    const { browser, page, phone, factorId } = await askForCode()
    const code = codeIn(await lastSms(server, phone))
    expect((await enterCode(browser, page, ' ')).text).toContain('Verification Code Required')
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await enterCode(browser, page, wrongFor(code))).text).toContain('That code is not right.')
    await setFactor(server.db, factorId, { codeExpiresAt: now })
    expect((await enterCode(browser, page, code)).text).toContain('That code has expired.')
    await setFactor(server.db, factorId, { codeExpiresAt: fromNow(1, 'minute') })
    expect((await enterCode(browser, page, wrongFor(code))).text).toContain('There were too many tries.')
    const sixth = await enterCode(browser, page, code)
    expect(sixth.text).toContain('There were too many tries.')
  })

  test('16 guesses in parallel are at most 5 guesses, and a right code works once', async () => {
    const { factorId, phone } = await askForCode()
    const code = codeIn(await lastSms(server, phone))
    const right = await Promise.all([1, 2].map(() => checkOtp(server.db, factorId, code)))
    expect(right.toSorted()).toEqual(['expired', 'right'])
    const { factorId: other, phone: otherPhone } = await askForCode()
    const wrong = wrongFor(codeIn(await lastSms(server, otherPhone)))
    const guesses = await Promise.all(Array.from({ length: 16 }, () => checkOtp(server.db, other, wrong)))
    const counted = Object.groupBy(guesses, (guess) => guess)
    expect(counted).toMatchObject({ wrong: { length: 4 }, lastWrong: { length: 1 }, locked: { length: 11 } })
  })

  test('a new one waits 30 seconds, replaces the old one and gives no tries back; a right one does', async () => {
    const { browser, page, phone, factorId } = await askForCode()
    const first = codeIn(await lastSms(server, phone))
    const tooSoon = await browser.submit(page, { resend: 'yes' })
    expect(tooSoon.text).toMatch(/You can ask for another in (30|29|28) seconds\./)
    expect(codeIn(await lastSms(server, phone))).toBe(first)
    for (let attempt = 0; attempt < 3; attempt += 1) await enterCode(browser, page, wrongFor(first))
    await setFactor(server.db, factorId, { codeSentAt: ago(31, 'second') })
    const resent = await browser.submit(page, { resend: 'yes' })
    expect(resent.text).toContain('A new code is on its way.')
    expect(await failedAttempts(server.db, factorId)).toBe(3)
    const second = codeIn(await lastSms(server, phone))
    expect((await enterCode(browser, page, second)).url.origin).toBe(publicOrigin)
    expect(await failedAttempts(server.db, factorId)).toBe(0)
  })

  test('two people who share a phone get one message in 30 seconds, and are told so', async () => {
    const { phone } = await askForCode()
    const other = await addPerson(server, { phone })
    const page = await enterPassword(server, browserOf(server), other.loginId, {})
    expect(page.text).toMatch(
      /A code has just gone to this phone\. You can ask for another in \d+ seconds?\./,
    )
    expect(await messagesTo(server.db, phone)).toHaveLength(1)
    const about = { language: 'en', productName: 'MyWater', publicOrigin } as const
    const many = [other.factorId, (await addPerson(server, { phone })).factorId]
    await server.db.updateTable('factor').set({ codeSentAt: null }).where('recipient', '=', phone).execute()
    await Promise.all(
      many.map((id) => issueSignInOtp(server.db, { id, factorType: 'sms', recipient: phone }, about)),
    )
    expect(await messagesTo(server.db, phone)).toHaveLength(2)
  })

  test('used-up tries end no login for ever: an hour later a code counts again', async () => {
    const { browser, page, factorId } = await askForCode()
    await setFactor(server.db, factorId, { failedAttempts: 5, codeSentAt: ago(31, 'second') })
    expect((await browser.submit(page, { resend: 'yes' })).text).toContain('There were too many tries.')
    await setFactor(server.db, factorId, { codeSentAt: ago(61, 'minute') })
    expect((await browser.submit(page, { resend: 'yes' })).text).toContain('A new code is on its way.')
  })

  test('a phone gets at most 10 messages a day', async () => {
    const { browser, page, phone, factorId } = await askForCode()
    const resend = async () => {
      await setFactor(server.db, factorId, { codeSentAt: ago(31, 'second') })
      return (await browser.submit(page, { resend: 'yes' })).text
    }
    for (let sent = 1; sent < 10; sent += 1) expect(await resend()).toContain('A new code is on its way.')
    expect(await resend()).toContain('There were too many tries.')
    expect(await messagesTo(server.db, phone)).toHaveLength(10)
  })

  test('the page cannot be reached around the password', async () => {
    const { phone, loginId } = await askForCode()
    const browser = browserOf(server)
    const page = await browser.open(authorizeUrl(server))
    const tried = await browser.submit(page, { code: codeIn(await lastSms(server, phone)), loginId })
    expect(tried.text).toContain('Password Required')
  })
})
