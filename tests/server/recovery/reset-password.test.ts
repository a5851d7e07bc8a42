import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Language } from '../../../src/contract/languages.ts'
import { serverCaller } from '../../../src/server/domain/hash-caller.ts'
import { hashSecret } from '../../../src/server/domain/secret-hash.ts'
import { samplePassword } from '../../../src/sandbox/people/person.ts'
import type { Page } from '../../support/identity-browser.ts'
import { installationOf } from '../harness/identity-server.ts'
import { countWaiting } from '../harness/run-simultaneously.ts'
import { openRecoveryFixture } from '../harness/recovery-fixture.ts'

const fixture = await openRecoveryFixture()

const fresh = 'Quiet-Harbor-58'

const linkOf = async (loginId: string, email: string, language: Language = 'en'): Promise<URL> => {
  await fixture.visitor().withLanguage(language).call('forgotPasswordV3', { loginId })
  return new URL((await fixture.mailsTo(email)).at(-1)?.links[0] ?? '')
}
/** Adds a login with the sample password. Returns the login and its mailed reset link. */
let made = 0
const addPersonWithLogin = async (status = 'ACTIVE') => {
  made += 1
  const loginId = `Reset_${made}`
  const email = `reset.${made}@example.com`
  const oktaId = `00uRESET${made}`
  await fixture.addLogin({ oktaId, loginId, email, status })
  return { oktaId, loginId, email, link: await linkOf(loginId, email) }
}
const installation = installationOf(fixture)
const openLink = async (link: URL) => {
  const browser = installation.openBrowser()
  return { browser, page: await browser.open(link) }
}
const codeIn = (page: Page): string => /name="code"\s+value="([\w-]{43})"/.exec(page.text)?.[1] ?? ''
const save = async (link: URL, password = fresh, confirmPassword = password) => {
  const { browser, page } = await openLink(link)
  return browser.submit(page, { code: codeIn(page), password, confirmPassword })
}
const signIn = async (loginId: string, password: string) =>
  (await fixture.visitor().call('userLogin', { loginId, password })).Status
const text = (page: Page) => page.text.replaceAll(/\s+/g, ' ')

test('the reset link redirects to a page without its code', async () => {
  const { loginId, link } = await addPersonWithLogin()
  const { browser, page } = await openLink(link)
  expect(page.status).toBe(200)
  expect(page.url.search).toBe('?ui_locales=en')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.text).toContain(`value="${loginId}"`)
  const done = await browser.submit(page, { code: codeIn(page), password: fresh, confirmPassword: fresh })
  expect(done.url.pathname).toBe('/oauth2/default/reset-password/done')
  expect(done.text).toContain('Your password is changed')
  expect(done.text).toContain(`href="${link.origin}/login/start?login_hint=${loginId}"`)
  expect(await signIn(loginId, fresh)).toBe('Success')
  expect(await signIn(loginId, samplePassword)).toBe('Failed')
})

test('a password reset sends the owner a mail about the change', async () => {
  const { link, email } = await addPersonWithLogin()
  await save(link)
  const mail = (await fixture.mailsTo(email)).at(-1)
  expect(mail).toMatchObject({ subject: 'Your MyWater password was changed' })
  expect(mail?.body).toContain('If that was not you, call 1-800-555-0199 and choose a new password now:')
  expect(mail?.body).toMatch(/\n\nQuestions\? Call us at 1-800-555-0199\.$/)
})

test('a mail program that opens the reset link leaves it valid', async () => {
  const { link, loginId } = await addPersonWithLogin()
  await openLink(link)
  await openLink(link)
  await save(link)
  expect(await signIn(loginId, fresh)).toBe('Success')
})

test("the reset page has the mail's language, which can be switched", async () => {
  const { loginId, email } = await addPersonWithLogin()
  const link = await linkOf(loginId, email, 'es')
  const { browser, page } = await openLink(link)
  expect(page.text).toContain('Elija una contraseña nueva')
  const other = await browser.open(new URL('?ui_locales=en', page.url))
  expect(other.text).toContain('Choose a new password')
  const done = await browser.submit(page, { code: codeIn(page), password: fresh, confirmPassword: fresh })
  expect(done.text).toContain('Su contraseña se cambió')
})

const seen = ({ status, text: html }: Page, loginId: string) => ({
  status,
  saysSo: html.includes('This link no longer works'),
  leadsOn: html.includes('/forgotPassword"'),
  namesLogin: html.includes(loginId),
})
const gone = { status: 410, saysSo: true, leadsOn: true, namesLogin: false }

test('a used reset link gets 410 without the login ID', async () => {
  const { link, loginId } = await addPersonWithLogin()
  await save(link)
  expect(seen((await openLink(link)).page, loginId)).toEqual(gone)
})

test('a reset link over an hour old gets 410, opened or not', async () => {
  const { link, loginId, oktaId } = await addPersonWithLogin()
  const { browser, page } = await openLink(link)
  await fixture.expireLinks(oktaId)
  expect(seen((await openLink(link)).page, loginId)).toEqual(gone)
  const form = { code: codeIn(page), password: fresh, confirmPassword: fresh }
  expect(seen(await browser.submit(page, form), loginId)).toEqual(gone)
  expect(await signIn(loginId, samplePassword)).toBe('Success')
})

test('a newer reset link ends an older one only when used', async () => {
  const { link, loginId, email } = await addPersonWithLogin()
  const newer = await linkOf(loginId, email)
  expect(newer.href).not.toBe(link.href)
  expect(seen((await openLink(link)).page, loginId)).not.toEqual(gone)
  await save(newer)
  expect(seen((await openLink(link)).page, loginId)).toEqual(gone)
  expect(await signIn(loginId, fresh)).toBe('Success')
})

test('a reset link with one changed letter gets 410', async () => {
  const { link, loginId } = await addPersonWithLogin()
  const code = link.searchParams.get('code') ?? ''
  for (const at of [0, 1, 20, 41]) {
    const wrong = new URL(link)
    const letter = code[at] === 'A' ? 'B' : 'A'
    wrong.searchParams.set('code', code.slice(0, at) + letter + code.slice(at + 1))
    expect(seen((await openLink(wrong)).page, loginId)).toEqual(gone)
  }
  const broken = new URL(link)
  broken.searchParams.set('code', `${code}<script>`)
  expect(seen((await openLink(broken)).page, loginId)).toEqual(gone)
  expect(await signIn(loginId, samplePassword)).toBe('Success')
})

test('the reset page without a code gets 410', async () => {
  const { link, loginId } = await addPersonWithLogin()
  expect(seen(await installation.openBrowser().open(`${link.origin}${link.pathname}`), loginId)).toEqual(gone)
})

test.each(['STAGED', 'SUSPENDED'])('a reset link gets 410 if the login status is %s', async (status) => {
  const { link, loginId, oktaId } = await addPersonWithLogin()
  const { browser, page } = await openLink(link)
  await fixture.setLogin(oktaId, { status })
  const form = { code: codeIn(page), password: fresh, confirmPassword: fresh }
  expect(seen(await browser.submit(page, form), loginId)).toEqual(gone)
  expect(await fixture.loginOf(oktaId)).toMatchObject({ status })
})

test('of 16 parallel submits with one reset link one succeeds', async () => {
  const { link, loginId } = await addPersonWithLogin()
  const { browser, page } = await openLink(link)
  const code = codeIn(page)
  const passwords = Array.from({ length: 16 }, (_, at) => `Quiet-Harbor-${at + 10}`)
  const pages = await Promise.all(
    passwords.map((password) => browser.submit(page, { code, password, confirmPassword: password })),
  )
  const winners = passwords.filter((_, at) => pages[at]?.status === 200)
  expect(winners).toHaveLength(1)
  expect(pages.filter(({ status }) => status === 410)).toHaveLength(15)
  expect(await signIn(loginId, winners[0] ?? '')).toBe('Success')
})

test.each([
  ['', '', 'Password Required', 'Confirm Password Required'],
  ['short1A', 'short1A', 'Invalid Password', ''],
  ['My-reset-77-pass', 'My-reset-77-pass', 'Invalid Password', ''],
  ['Password2026', 'Password2026', 'This password is easy to guess.', ''],
  [samplePassword, samplePassword, 'This is your current password.', ''],
  [fresh, 'Quiet-Harbor-59', 'Passwords Do Not Match', ''],
  [`Aa1${'x'.repeat(254)}`, `Aa1${'x'.repeat(254)}`, 'Please use at most 256 characters.', ''],
])('the page shows why the password "%s" is refused', async (password, confirmation, first, second) => {
  const { link, loginId } = await addPersonWithLogin()
  const page = await save(link, password, confirmation)
  expect(page.status).toBe(200)
  expect(text(page)).toContain(first)
  expect(text(page)).toContain(second)
  expect(page.text).toContain('<title>Error: Choose a new password')
  expect(page.text).not.toContain(`value="${password || fresh}"`)
  expect(await signIn(loginId, samplePassword)).toBe('Success')
  await save(link)
  expect(await signIn(loginId, fresh)).toBe('Success')
})

test('a refused password shows which rules it meets and breaks', async () => {
  const { link } = await addPersonWithLogin()
  const ruleMarks = (page: Page) =>
    [...page.text.matchAll(/ \((kept|missing)\)<\/span>/g)].map(([, mark]) => mark)
  expect(ruleMarks((await openLink(link)).page)).toEqual([])
  const page = await save(link, 'my-reset')
  expect(ruleMarks(page)).toEqual(['kept', 'missing', 'kept', 'missing', 'missing'])
  expect(text(page)).toContain('One number</span><span class="hidden"> (missing)</span>')
})

test('a password may contain spaces and any script, stored as typed', async () => {
  const { link, loginId } = await addPersonWithLogin()
  const password = '  Ñandú über 7 мост '
  await save(link, password)
  expect(await signIn(loginId, password)).toBe('Success')
  expect(await signIn(loginId, password.trim())).toBe('Failed')
})

const storedSignIns = (oktaId: string) =>
  fixture.db
    .selectFrom('oidc')
    .select('model')
    .where((eb) => eb(eb.cast('payload', 'text'), 'like', `%${oktaId}%`))
    .execute()

test('a password reset ends all sessions and tokens of the login', async () => {
  const { link, loginId, oktaId } = await addPersonWithLogin()
  await fixture.setLogin(oktaId, { passwordHash: await hashSecret('Clear-Water-7', serverCaller) })
  const browser = installation.openBrowser()
  const back = await installation.enterPassword(browser, loginId)
  const { answer } = await installation.exchangeCode(back)
  expect(answer.refresh_token).not.toBe('')
  const other = await installation.enterPassword(installation.openBrowser(), 'priya_raman')
  expect(other.text).toContain('not right')
  expect((await installation.userinfo(answer.access_token)).status).toBe(200)

  await save(link)
  expect(await storedSignIns(oktaId)).toEqual([])
  const renewed = await installation.refresh(answer.refresh_token)
  expect(renewed.status).toBe(400)
  expect((await installation.userinfo(answer.access_token)).status).toBe(401)
})

test('a reset ends a sign-in with the old password that it overtakes', async () => {
  const { loginId, oktaId } = await addPersonWithLogin()
  await fixture.setLogin(oktaId, { passwordHash: await hashSecret('Clear-Water-7', serverCaller) })
  const passwordHash = await hashSecret(fresh, serverCaller)
  const browser = installation.openBrowser()
  const page = await browser.open(installation.authorizeUrl())
  const { signedIn } = await fixture.db.transaction().execute(async (transaction) => {
    // Every sign-in counts its try after it has read the hash and before it checks the password.
    await sql`lock table rate_limit in share mode`.execute(transaction)
    const started = { signedIn: browser.submit(page, { loginId, password: 'Clear-Water-7' }) }
    await expect.poll(() => countWaiting(transaction), { interval: 10, timeout: 10_000 }).toBe(1)
    await fixture.setLogin(oktaId, { passwordHash })
    return started
  })
  expect((await signedIn).url.pathname).not.toBe('/login/callback')
  expect(await storedSignIns(oktaId)).toEqual([])
})

test('a password reset sets the number of counted wrong passwords to 0', async () => {
  const { link, loginId } = await addPersonWithLogin()
  for (let at = 0; at < 5; at++) await signIn(loginId, 'Wrong-Pass-9')
  expect(await fixture.visitor().refusal('userLogin', { loginId, password: fresh })).toMatchObject({
    status: 429,
  })
  await save(link)
  expect(await signIn(loginId, fresh)).toBe('Success')
})

test('after a reset by chosen address the login has it alone', async () => {
  const { oktaId, loginId, email } = await addPersonWithLogin()
  await fixture.addEmail(oktaId, `other.${email}`)
  await fixture.addEmail(oktaId, `work.${email}`)
  const visitor = fixture.visitor()
  const { Emails } = await visitor.call('forgotPasswordV3', { loginId })
  const chosen = Emails.find(({ displayValue }) => displayValue.startsWith('o'))?.actualEmail ?? ''
  await visitor.call('updateUserResetEmail', { loginId, oktaId, email: chosen })
  const link = new URL((await fixture.mailsTo(`other.${email}`)).at(-1)?.links[0] ?? '')
  expect(await fixture.loginOf(oktaId)).toMatchObject({ email })
  await save(link)
  expect(await fixture.loginOf(oktaId)).toMatchObject({ email: `other.${email}` })
  for (const to of [email, `other.${email}`, `work.${email}`])
    expect((await fixture.mailsTo(to)).at(-1)?.subject).toBe('Your MyWater password was changed')
  const again = await visitor.call('forgotPasswordV3', { loginId })
  expect(again).toMatchObject({ Status: 'Password Reset Email Sent', Emails: [] })
})
