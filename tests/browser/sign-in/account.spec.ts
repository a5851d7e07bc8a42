import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { accountOverview } from '../../../src/contract/identity.ts'
import { axe } from '../support/axe.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { newestMessage } from '../support/outbox.ts'
import { pressNext } from '../support/register.ts'
import { logIn, signOut, unfold } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'
import { signInWords, words } from '../../words.ts'

const accounts = (page: Page) => page.getByRole('region', { name: words.accountOverview.title })
const contact = (page: Page) => page.getByRole('region', { name: words.accountOverview.contact })

const language = (page: Page) => contact(page).getByLabel(words.accountOverview.language)

test('a shared account is shown, and the phone can be confirmed @whole', async ({ page, request }) => {
  await logIn(page, 'nina_sorokin')
  await expect(accounts(page).getByRole('heading', { level: 3 })).toHaveText([
    '7 Clay Avenue Unit 2, Scranton, PA 18503',
    '250 Lackawanna Avenue, Scranton, PA 18503',
  ])
  await expect(accounts(page).locator('dl')).toHaveText([
    /XXXX-210012345918BillsPaperlessSwitch to paper/,
    /Nina Sorokin$/,
    /XXXX-210012345892BillsOn paperSwitch to paperless/,
    /Ruth Abrams.*Secondary Account Holder$/,
  ])
  await expect(language(page)).toHaveValue('en')
  await expect(contact(page).locator('dl')).toContainText(`${words.accountOverview.codes}Off`)
  await axe(page)

  await page.getByRole('button', { name: words.accountOverview.confirm }).click()
  await page.getByLabel(words.smsVerification.label).fill('1')
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: words.common.errorsTitle })).toBeFocused()
  const { text } = await newestMessage(request, '+15705550132')
  await page.getByLabel(words.smsVerification.label).fill(/\d{6}/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(page.getByRole('main').getByText(words.registrationConfirmation.phone.verified)).toBeVisible()
  await expect(contact(page).locator('dl')).toContainText(`${words.accountOverview.codes}On`)

  await page.reload()
  await expect(contact(page).locator('dl')).toContainText(`${words.accountOverview.codes}On`)
  await expect(page.getByRole('button', { name: words.accountOverview.confirm })).toHaveCount(0)

  await signOut(page)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  const { signedOut, title } = words.landing.login
  await expect(page.getByRole('status').filter({ hasText: signedOut })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.001)
  await axe(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await page.goto('/login?login=nina_sorokin')
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await page.getByLabel(words.createLogin.password, { exact: true }).fill('Blue-Kettle-42')
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
  await expect(page.getByRole('heading', { name: signInWords.check })).toBeVisible()
  const resend = page.getByRole('button', { name: /^Resend Code in \d+ seconds?$/ })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await resend.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: signInWords.anotherLogin }).click()
  await expect(page.getByLabel(words.fields.loginId)).toHaveValue('')
})

test('the account page without a list of accounts, their ids or sessions', async ({ page, problems }) => {
  problems.expect(/404|503/)
  let status = 404
  await page.route('**/v1/overview', (route) => route.fulfill({ status, json: {} }))
  await logIn(page, 'ruth-abrams')
  const sessions = page.getByRole('region', { name: words.sessions.title })
  await expect(sessions).toContainText(words.sessions.thisOne)
  await expect(accounts(page)).toHaveCount(0)
  await expect(contact(page)).toHaveCount(0)

  status = 503
  await page.reload()
  await expect(accounts(page).getByRole('alert')).toContainText('We could not look up your accounts.')
  await page.unroute('**/v1/overview')
  await page.getByRole('button', { name: words.common.tryAgain }).click()
  await expect(accounts(page)).toContainText('XXXX-210012345892')

  await page.route('**/v1/overview', async (route) => {
    const overview = v.parse(accountOverview, await (await route.fetch()).json())
    const lacking = { paperless: false, businessPartnerGuid: undefined }
    const withoutId = overview.accounts.map((account) => ({ ...account, ...lacking }))
    await route.fulfill({ json: { ...overview, accounts: withoutId } })
  })
  await page.route('**/v1/sessions', (route) => route.fulfill({ status: 404, json: {} }))
  await page.reload()
  await expect(accounts(page)).toContainText('XXXX-210012345892')
  await expect(page.getByRole('button', { name: words.accountOverview.goPaperless })).toHaveCount(0)
  await expect(sessions).toHaveCount(0)
})

test('after a failed call, presses switch the bills there and back', async ({ page, problems }) => {
  problems.expect(/503/)
  await logIn(page, 'tomasherrera')
  const choose = page.getByRole('button', { name: words.accountOverview.goPaperless })
  const bills = accounts(page).getByRole('definition').nth(1)
  await page.route('**/api/enrollInPaperless', (route) => route.fulfill({ status: 503, json: {} }))
  await choose.click()
  await expect(accounts(page).getByRole('alert')).toContainText(words.accountOverview.notPaperless)
  await expect(bills).toHaveText(/^On paper/)
  await page.unroute('**/api/enrollInPaperless')
  const recorded = page.waitForResponse('**/api/paperlessRegistrationComplete')
  await choose.click()
  await expect(page.getByRole('main').getByText(words.accountOverview.nowPaperless)).toBeFocused()
  expect(await (await recorded).json()).toEqual({ returnStatuses: [{ returnStatus: 'S' }] })
  await expect(choose).toHaveCount(0)
  await page.reload()
  await expect(bills).toHaveText(/^Paperless/)
  await page.getByRole('button', { name: words.accountOverview.goPaper }).click()
  await expect(page.getByRole('main').getByText(words.accountOverview.nowOnPaper)).toBeFocused()
  await page.reload()
  await expect(bills).toHaveText(/^On paper/)
})

test('a language chosen on any page is that of later mails', async ({ page, request, problems }) => {
  problems.expect(/503/)
  await logIn(page, 'carmen-ruiz')
  await expect(language(page)).toHaveValue('es')
  const save = page.getByRole('button', { name: words.accountOverview.saveLanguage })

  await page.route('**/v1/language', (route) => route.fulfill({ status: 503, json: {} }))
  await unfold(page)
  await language(page).selectOption('French')
  await save.click()
  await expect(contact(page).getByRole('alert')).toContainText('we still write to you in Spanish')
  await expect(language(page)).toHaveValue('fr')
  await page.unroute('**/v1/language')
  await save.click()
  await expect(contact(page).getByRole('status')).toHaveText('Saved. From now on we write to you in French.')
  await expect(contact(page).getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(language(page)).toHaveValue('fr')

  // A choice on any page is also one for mails.
  await page.getByRole('link', { name: 'MyWater' }).first().click()
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).waitFor()
  const chosen = page.waitForResponse('**/v1/language')
  await chooseLanguage(page, 'Español')
  expect((await chosen).ok()).toBe(true)
  await page.goto('/account')
  await expect(page.locator('#mailLanguage')).toHaveValue('es')

  await chooseLanguage(page, '简体中文')
  const reached = page.getByRole('region', { name: '我们如何联系您' })
  await expect(reached.getByRole('status')).toContainText('已保存')
  await expect(reached.getByRole('combobox')).toHaveValue('zh')

  // The mail about a password reset uses the language of the page on which the person requests the reset.
  await page.getByRole('button', { name: '退出登录', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/forgotPassword')
  await chooseLanguage(page, 'English')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.loginId).fill('carmen-ruiz')
  await pressNext(page)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect((await newestMessage(request, 'carmen.ruiz@example.com')).subject).toBe(
    'Reset your MyWater password',
  )
})

test('the language of nobody sends no call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/')
  await chooseLanguage(page, 'Español')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => calls.some((call) => call.includes('/chosen-language-'))).toBe(true)
  expect(calls.filter((call) => call.includes('/v1/'))).toEqual([])
})
