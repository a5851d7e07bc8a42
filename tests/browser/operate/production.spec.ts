import type { Page } from '@playwright/test'
import { findFreePort } from '../../support/throwaway.ts'
import { paths } from '../../../src/contract/portal-paths.ts'
import { recaptcha } from '../../foreign-backend/captcha.ts'
import { goodPassword, fillCredentials, fillLogin } from '../../support/login-form.ts'
import { findTraces } from '../../server/operate/traces.ts'
import { signInWords, words } from '../../words.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { type Act, type Production, startProduction } from './production.ts'

const port = await findFreePort()
test.use({ baseURL: `http://localhost:${port}` })
let utility: Production
test.beforeEach(({ context }) => context.addInitScript(recaptcha))
test.afterAll(() => utility?.stop())

/** tests/server/operate tries all verbs both ways. */
const byCommand: Act = (verb, input) => utility.byCommand(verb, input)
const byHttp: Act = (verb, input) => utility.byHttp(verb, input)

/** One for each journey, each of another person; the first is closed. */
const account = (place: number) => String(410000000000 + place)
const lastName = (place: number) => `Zebra${String.fromCodePoint(65 + place)}`
const accounts = Array.from({ length: 4 }, (_, place) =>
  [
    account(place),
    `11000000${place}`,
    'NJ',
    'Person',
    'Ada',
    lastName(place),
    '',
    place < 1 ? 'yes' : 'no',
  ].join(),
)
test.beforeAll(async () => {
  test.setTimeout(90_000)
  utility = await startProduction(port)
  const columns =
    'contract_number,business_partner_number,company_code,customer_type,first_name,last_name,customer_name,closed'
  expect(await utility.importAccounts([columns, ...accounts].join('\n'))).toContain('4 new')
})

const enterPassword = async (page: Page, password: string) => {
  await page.getByLabel(words.createLogin.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
}

test('landing: alerts of a command and of the API, and Get Started opens the move-in site', async ({
  page,
  context,
}) => {
  for (const act of [byCommand, byHttp])
    await act('alert-post', {
      level: 'high',
      title: { en: `Boil, by ${act.name}` },
      details: { en: 'Riverton' },
    })
  await openUntilReady(page, '/')
  for (const act of [byCommand, byHttp]) await expect(page.getByText(`Boil, by ${act.name}`)).toBeVisible()
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
  await expect(await opening).toHaveURL(/\/404$/)
  expect((await context.cookies()).map(({ name }) => name)).toContain('mw_id_token')
})

test('registration, verification, sign-in and recovery, until the person is erased', async ({ page }) => {
  test.slow()
  const [number, login] = [account(0), `login-${lastName(0)}`]
  const email = `${login}@example.com`
  await byCommand('account-reopen', { account: number })
  await openEligibility(page)
  await copyBill(page, { accountNumber: number, firstName: 'Ada', lastName: lastName(0) })
  await pressNext(page)
  await fillLogin(page, { loginId: login, email: `mistyped-${email}` })
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationConfirmation$/)
  await byCommand('login-email', { login, email })
  await byCommand('login-resend', { login })

  await page.goto(await utility.link(email, paths.registrationComplete))
  await page.getByRole('button', { name: words.common.loginNow }).click()
  await enterPassword(page, goodPassword)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')

  expect(await byCommand('login-show', { account: number })).toMatchObject({
    logins: [{ loginId: login, state: 'ACTIVE', limits: [] }],
  })
  await byCommand('login-unlock', { login })
  await page.goto(paths.forgotPassword)
  await solveCaptcha(page)
  await page.getByLabel(words.fields.loginId).fill(login)
  await pressNext(page)
  await expect(page.getByRole('heading', { name: words.forgotPassword.sent.title })).toBeVisible()
  await page.goto(await utility.link(email, 'reset-password'))
  await page.getByLabel('New Password', { exact: true }).fill('Quiet-River-2207')
  await page.getByLabel(words.createLogin.confirmPassword).fill('Quiet-River-2207')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await page.getByRole('link', { name: words.landing.login.button }).click()
  await enterPassword(page, 'Quiet-River-2207')
  await expect(page).toHaveURL(/\/account$/)

  expect(await findTraces(utility.db, login, lastName(0))).not.toEqual([])
  await byCommand('erase', { account: number, reason: 'case 4711' })
  expect(await findTraces(utility.db, login, lastName(0))).toEqual([])
})

test('an invited customer registers, and a closed login frees the account', async ({ page }) => {
  const [number, login] = [account(1), 'invited-1']
  const email = `${login}@example.com`
  await byHttp('invite', { account: number, email })
  await page.goto(await utility.link(email, paths.registrationInvitation))
  await fillCredentials(page, login)
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationInvitationComplete$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to River Portal')
  await byHttp('login-close', { login })
  await byHttp('invite', { account: number, email })
})

test('a mailed link switches to paperless bills', async ({ page }) => {
  const [number, email] = [account(2), 'paper@example.com']
  await byCommand('paperless-invite', { account: number, email })
  await page.goto(await utility.link(email, paths.paperlessEnrollment))
  await expect(page.getByRole('heading', { name: words.paperless.confirmation.enrolled })).toBeVisible()
})

test('a third party accepts, registers, is removed and erased', async ({ page }) => {
  test.slow()
  const [number, login, name] = [account(3), 'canary-1', 'CanaryB']
  const email = `${login}@example.com`
  const { id } = await byHttp('third-party-request', {
    account: number,
    fullName: `Theo ${name}`,
    lastName: name,
    email,
    telephoneNumber: '6095550142',
    houseNumber: '7',
    street: 'Mill Road',
    city: 'Camden',
    state: 'NJ',
    zip: '08102',
  })
  await page.goto(await utility.link(email, paths.secondaryAccountHolder))
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByRole('button', { name: words.common.submit }).click()
  await page.getByRole('button', { name: words.thirdPartyRequest.review.accept }).click()
  await page.getByRole('link', { name: words.common.signUp }).click()
  await fillCredentials(page, login)
  await pressNext(page)
  await expect(page).toHaveURL(/\/thirdPartyConfirmation$/)
  await page.getByRole('button', { name: words.common.login }).click()
  await enterPassword(page, goodPassword)
  await expect(page.getByRole('heading', { name: words.thirdPartyAcceptance.linked.title })).toBeVisible()

  await byHttp('third-party-remove', { account: number, id: String(id) })
  await byHttp('account-close', { account: number })
  expect(await byHttp('third-party-list', { account: number })).toMatchObject({
    requests: [{ id, status: 'Removed', loginId: login }],
  })
  await byHttp('erase', { login, reason: 'case 4712' })
  expect(await findTraces(utility.db, login, name)).toEqual([])
})

test('no page and no mail names the product of the sample brand', async ({ request }) => {
  const texts = utility.delivered.map(({ source }) => source.replaceAll('=\r\n', ''))
  for (const path of Object.values(paths)) texts.push(await (await request.get(path)).text())
  expect(texts.flatMap((text) => text.match(/.{0,40}MyWater.{0,40}/g) ?? [])).toEqual([])
})
