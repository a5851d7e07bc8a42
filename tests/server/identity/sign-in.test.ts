import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ago } from '../../../src/server/database/database.ts'
import { checkCredentials } from '../../../src/server/domain/check-credentials.ts'
import type { RateLimit } from '../../../src/server/domain/limit.ts'
import { rateLimits, takeAttempts } from '../../../src/server/domain/rate-limits.ts'
import { serverCaller } from '../../../src/server/domain/hash-caller.ts'
import { hashSecret } from '../../../src/server/domain/secret-hash.ts'
import { signInWords } from '../../words.ts'
import type { Page } from '../../support/identity-browser.ts'
import { password, publicOrigin, startIdentityServer } from '../harness/identity-server.ts'
import { inParallel } from '../harness/parallel.ts'

const server = await startIdentityServer()

const openPage = (changes: Record<string, string | null> = {}) =>
  server.openBrowser().open(server.authorizeUrl(changes))

test('the login page escapes the login hint and links to help', async () => {
  const page = await openPage({ login_hint: '"><b>River' })
  expect(page.status).toBe(200)
  expect(page.text).toContain('value="&quot;&gt;&lt;b&gt;River"')
  for (const path of ['register', 'forgotPassword', 'forgotLogin'])
    expect(page.text).toContain(`href="${publicOrigin}/${path}"`)
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  expect(page.headers.get('Cache-Control')).toContain('no-store')
})

test("the policy allows the style's hash alone; the script is immutable", async () => {
  const { headers, text } = await openPage()
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(text) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}';`)
  const [, path = ''] = /<script src="([^"]+)"/.exec(text) ?? []
  const script = await fetch(new URL(path, server.issuer))
  expect(script.headers.get('Cache-Control')).toContain('immutable')
  expect(script.headers.get('Content-Type')).toMatch(/^text\/javascript/)
  expect(text).not.toMatch(/<script(?![^>]*src=)| style=| on\w+=/)
})

test('the login page is in the language of ui_locales', async () => {
  const page = await openPage({ ui_locales: 'es' })
  expect(page.text).toContain('<html lang="es">')
  expect(page.text).toContain('Contraseña')
  const english = await server.openBrowser().open(`${page.url.origin}${page.url.pathname}?ui_locales=en`)
  expect(english.text).toContain(signInWords.notices.expired.title)
})

test('an empty password shows an error and keeps the login ID', async () => {
  const browser = server.openBrowser()
  const page = await browser.open(server.authorizeUrl())
  const again = await browser.submit(page, { loginId: 'River_X', password: '' })
  expect(again.status).toBe(200)
  expect(again.text).toContain('<a href="#password">Password Required</a>')
  expect(again.text).toMatch(/role="alert"[^>]*autofocus/)
  expect(again.text).toContain('value="River_X"')
  expect(again.text).toContain('<title>Error: Log in')
})

test("an expired sign-in or another browser's gets 410 and a link", async () => {
  const browser = server.openBrowser()
  const page = await browser.open(server.authorizeUrl())
  const interactions = server.db.updateTable('oidc').where('model', '=', 'Interaction')
  await interactions.set({ expiresAt: ago(1, 'second') }).execute()
  const late = await browser.submit(page, { loginId: 'River_X', password })
  expect(late.status).toBe(410)
  expect(late.text).toContain(signInWords.notices.expired.title)
  expect(late.text).toContain(`href="${publicOrigin}/"`)
  const foreign = await server.openBrowser().open(page.url)
  expect(foreign.status).toBe(410)
})

const check = (loginId: string, typed: string, address: string) =>
  checkCredentials(server.db, loginId, typed, address)
const fail = (limitOf: (client: string) => RateLimit, times: number) =>
  inParallel(times, (at) => takeAttempts(server.db, [limitOf(`198.51.100.${at}`)]))
const limitsOf = async (loginId: string) => {
  const login = server.db.selectFrom('login').select('passwordHash').where('loginId', '=', loginId)
  const { passwordHash } = await login.executeTakeFirstOrThrow()
  return {
    ofClient: (client: string) => rateLimits.passwordByLoginAndClient(client, loginId, passwordHash),
    ofLogin: (client: string) => rateLimits.passwordByLogin(client, loginId, passwordHash),
    ofDevices: (device: string) => rateLimits.passwordByDevices(device, loginId, passwordHash),
  }
}

test('a wrong password and an unknown login ID get the same page', async () => {
  const { loginId } = await server.addPerson()
  const pages: Page[] = []
  for (const typed of [loginId, 'Nobody_9']) {
    const browser = server.openBrowser()
    const page = await browser.open(server.authorizeUrl())
    pages.push(await browser.submit(page, { loginId: typed, password: 'Wrong-Water-7' }))
  }
  const [wrong, unknown] = pages.map(({ status, text }) => ({
    status,
    text: text.replaceAll(loginId, '').replaceAll('Nobody_9', ''),
  }))
  expect(wrong).toEqual(unknown)
  expect(wrong?.text.match(/The Login ID or password is not right\./g)).toHaveLength(1)
  expect(wrong?.text).not.toContain('Wrong-Water-7')
})

test('a look-alike login ID is refused and counts as a try', async () => {
  const { loginId } = await server.addPerson()
  const typed = loginId.replace(/[ik]/i, (letter) => (letter.toLowerCase() === 'i' ? '\u0130' : '\u212a'))
  expect(typed).not.toBe(loginId)
  for (let tries = 0; tries < 5; tries += 1)
    expect(await check(typed, password, '192.0.2.3')).toEqual({ kind: 'refused' })
  expect(await check(loginId, password, '192.0.2.3')).toMatchObject({ kind: 'tooManyTries' })
})

test.each([
  ['STAGED', 'Your account has been created but is not yet activated.'],
  ['SUSPENDED', 'This login is not active.'],
])('a login that is %s says so only after the right password', async (status, text) => {
  const { loginId } = await server.addPerson({ status })
  const browser = server.openBrowser()
  const page = await browser.open(server.authorizeUrl())
  const wrong = await browser.submit(page, { loginId, password: 'Wrong-Water-7' })
  expect(wrong.text).not.toContain(text)
  const right = await browser.submit(page, { loginId, password })
  expect(right.text).toContain(text)
})

test('a lapsed registration is refused with the advice to register again', async () => {
  const { loginId, oktaId } = await server.addPerson({ status: 'STAGED' })
  await server.setRows('login', { oktaId }, { createdAt: ago(22, 'day') })
  const browser = server.openBrowser()
  const page = await browser.open(server.authorizeUrl())
  const { text } = await browser.submit(page, { loginId, password })
  expect(text).toContain('Your registration has lapsed: it was not activated within three weeks.')
  expect(text).toContain('Please choose Sign Up below and register again.')
  expect(text).not.toContain('activation link')
})

test('five wrong passwords stop this client, but not another', async () => {
  const { loginId, oktaId } = await server.addPerson()
  for (const typed of [loginId, 'Nobody_8']) {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await check(typed, 'Wrong-Water-7', '192.0.2.2')).toEqual({ kind: 'refused' })
    const sixth = await check(typed.toUpperCase(), password, '192.0.2.2')
    expect(sixth).toMatchObject({ kind: 'tooManyTries' })
    expect(sixth.kind === 'tooManyTries' && sixth.retryAfter).toBeGreaterThan(600)
  }
  expect(await check(loginId, password, '192.0.2.3')).toMatchObject({ kind: 'signedIn', oktaId })
})

test('of 16 parallel wrong passwords five are compared with the hash', async () => {
  const { loginId } = await server.addPerson()
  const guesses = Array.from({ length: 16 }, () => check(loginId, 'Wrong-Water-7', '192.0.2.4'))
  const kinds = (await Promise.all(guesses)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(5)
  expect(kinds.filter((kind) => kind === 'tooManyTries')).toHaveLength(11)
})

test('the right password is no try and leaves wrong ones counted', async () => {
  const { loginId, oktaId } = await server.addPerson()
  for (let attempt = 0; attempt < 4; attempt += 1) await check(loginId, 'Wrong-Water-7', '192.0.2.5')
  for (let round = 0; round < 3; round += 1)
    expect(await check(loginId, password, '192.0.2.5')).toMatchObject({ kind: 'signedIn', oktaId })
  expect(await check(loginId, 'Wrong-Water-7', '192.0.2.5')).toEqual({ kind: 'refused' })
  expect(await check(loginId, password, '192.0.2.5')).toMatchObject({ kind: 'tooManyTries' })
})

test('only wrong passwords count against the limit of an IP address', async () => {
  const { loginId, oktaId } = await server.addPerson()
  await fail(() => rateLimits.passwordByClient('192.0.2.8'), 99)
  for (let round = 0; round < 3; round += 1)
    expect(await check(loginId, password, '192.0.2.8')).toMatchObject({ kind: 'signedIn', oktaId })
  expect(await check(loginId, 'Wrong-Water-7', '192.0.2.8')).toEqual({ kind: 'refused' })
  for (const typed of [loginId, 'Nobody_7'])
    expect(await check(typed, password, '192.0.2.8')).toMatchObject({ kind: 'tooManyTries' })
})

test('a known browser has five tries of its own, whatever others do', async () => {
  const { loginId } = await server.addPerson()
  const { loginId: another } = await server.addPerson()
  const browser = server.openBrowser()
  const enter = async (typed: string, secret: string, by = browser) =>
    by.submit(await by.open(server.authorizeUrl({ prompt: 'login' })), {
      loginId: typed,
      password: secret,
    })
  const isIn = ({ url }: Page) => url.searchParams.has('code')
  expect(isIn(await enter(loginId, password))).toBe(true)
  const { ofClient, ofLogin } = await limitsOf(loginId)
  await fail(() => ofClient('127.0.0.1'), 5)
  await fail(() => rateLimits.passwordByClient('127.0.0.1'), 100)
  await fail(ofLogin, 80)
  expect((await enter(loginId, password, server.openBrowser())).text).toContain('too many tries')
  expect((await enter(another, password)).text, 'another login').toContain('too many tries')
  expect(isIn(await enter(loginId.toUpperCase(), password))).toBe(true)

  await server.db.deleteFrom('rateLimit').where('key', 'like', 'password-client:%').execute()
  expect(await check(loginId, password, '192.0.2.3'), 'the tries of others').toMatchObject({
    kind: 'tooManyTries',
  })
  for (let tries = 0; tries < 5; tries += 1)
    expect((await enter(loginId, 'Wrong-Water-7')).text).toContain('is not right')
  expect((await enter(loginId, password)).text, 'the tries of the browser itself').toContain('too many tries')

  const device = browser.cookies().find(({ name }) => name.startsWith('idp.device-'))
  expect(device?.value).not.toContain(loginId)
  await server.db.deleteFrom('rateLimit').execute()
})

/** The server remembers this browser after one sign-in. */
const knownBrowser = async (loginId: string) => {
  const browser = server.openBrowser()
  const enter = async (typed: string) => {
    const page = await browser.open(server.authorizeUrl({ prompt: 'login' }))
    const { url, text } = await browser.submit(page, { loginId, password: typed })
    if (url.searchParams.has('code')) return 'signed in'
    return text.includes('too many tries') ? 'too many tries' : 'wrong'
  }
  expect(await enter(password)).toBe('signed in')
  return enter
}
const guess = 'Wrong-Water-7'

test('all known browsers of a login share 20 wrong tries a day', async () => {
  const { loginId } = await server.addPerson()
  const [one, other] = [await knownBrowser(loginId), await knownBrowser(loginId)]
  await fail((await limitsOf(loginId)).ofDevices, 18)
  expect(await one(guess)).toBe('wrong')
  expect(await other(guess)).toBe('wrong')
  expect(await one(password)).toBe('too many tries')
  expect(await other(password)).toBe('too many tries')
  expect(await check(loginId, password, '192.0.2.9'), 'an unknown client').toMatchObject({ kind: 'signedIn' })
})

test("of a known browser's 16 parallel wrong passwords five are compared", async () => {
  const { loginId } = await server.addPerson()
  const enter = await knownBrowser(loginId)
  const pages = await inParallel(16, () => enter(guess))
  expect(pages.filter((page) => page === 'wrong')).toHaveLength(5)
  expect(pages.filter((page) => page === 'too many tries')).toHaveLength(11)
})

test('after a password change a browser is unknown until its next sign-in', async () => {
  const { loginId, oktaId } = await server.addPerson()
  const enter = await knownBrowser(loginId)
  const fresh = 'Quiet-Harbor-58'
  await server.setRows('login', { oktaId }, { passwordHash: await hashSecret(fresh, serverCaller) })
  const { ofLogin } = await limitsOf(loginId)
  await fail(ofLogin, 80)
  expect(await enter(password)).toBe('too many tries')
  expect(await enter(fresh)).toBe('too many tries')
  await server.db.deleteFrom('rateLimit').execute()
  expect(await enter(fresh)).toBe('signed in')
  await fail(ofLogin, 80)
  expect(await enter(fresh)).toBe('signed in')
})
