import type { Page } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { fillLogin, goodAnswer } from '../../support/login-form.ts'
import { copyBill, openEligibility, pressNext, type Bill } from '../support/register.ts'
import { storedDataOf } from '../support/stored-data.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// Uses accounts for which no test registers a login.
const ingrid: Bill = { accountNumber: '210012345785', firstName: 'Ingrid', lastName: 'Larsen' }
const harold: Bill = { accountNumber: '210012345777', firstName: 'Harold', lastName: 'Bishop' }

const openCreateLogin = async (page: Page, bill = ingrid, query = '') => {
  await openEligibility(page, query)
  await copyBill(page, bill)
  await pressNext(page)
  await expect(page).toHaveURL(/\/createLogin$/)
}
const problemLines = (page: Page) => page.getByRole('alert').getByRole('link')

test('the form says every error, and stores no secret', async ({ page }) => {
  await openCreateLogin(page)
  const { errors, mfa, confirmPassword, answer, confirmEmail } = words.createLogin
  const loginId = page.getByLabel(words.fields.loginId, { exact: true })
  await page.getByLabel(mfa.enable).check()
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([
    errors.loginIdRequired,
    errors.passwordRequired,
    errors.confirmPasswordRequired,
    errors.securityQuestionRequired,
    errors.securityAnswerRequired,
    errors.emailRequired,
    errors.confirmEmailRequired,
    errors.phoneInvalid,
  ])

  await page.getByLabel(mfa.enable).uncheck()
  await fillLogin(page, { loginId: 'ingrid', password: 'ingrid', email: 'ingrid@example.org' })
  await page.getByLabel(confirmPassword).fill('other')
  await page.getByLabel(answer).fill('abc')
  await page.getByLabel(confirmEmail).fill('Ingrid@example.org')
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([
    errors.loginIdInvalid,
    errors.passwordInvalid,
    errors.passwordsDoNotMatch,
    errors.securityAnswerTooShort,
    errors.emailsDoNotMatch,
  ])
  await loginId.fill('ingrid-1951')
  await page.getByLabel(answer).fill('INGRID-1951')
  await pressNext(page)
  await expect(problemLines(page)).toContainText([errors.securityAnswerMatches])

  // The login ID of another person, in upper case.
  const canary = 'Canary-Secret-77'
  await fillLogin(page, { loginId: 'MCHEN_1207', password: canary, email: 'ingrid@example.org' })
  await page.getByLabel(answer).fill('canary-answer')
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([errors.loginIdNotAvailable])
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toHaveValue(canary)
  await expect(page.getByLabel(answer)).toHaveValue('canary-answer')
  const kept = await storedDataOf(page)
  expect(kept).not.toContain(canary)
  expect(kept).not.toContain('canary-answer')
})

test('after Previous, Back or a reload, the form keeps all but secrets', async ({ page }) => {
  await openCreateLogin(page, ingrid, '?emailAddress=ingrid.larsen%40example.org')
  const { loginId, email } = words.fields
  const { question, confirmEmail, mfa, password, confirmPassword, answer } = words.createLogin
  await expect(page.getByLabel(email, { exact: true })).toHaveValue('ingrid.larsen@example.org')
  await expect(page.getByLabel(confirmEmail)).toHaveValue('ingrid.larsen@example.org')
  await expect(page.getByText('Please check that it is yours.')).toBeVisible()
  await fillLogin(page, { loginId: 'ingrid-larsen', email: 'ingrid@example.org', phone: '6095550148' })
  const expectKept = async () => {
    await expect(page.getByText(`XXXX-${ingrid.accountNumber}`)).toBeVisible()
    await expect(page.getByLabel(loginId, { exact: true })).toHaveValue('ingrid-larsen')
    await expect(page.getByLabel(question, { exact: true })).toHaveValue('first_award')
    await expect(page.getByLabel(email, { exact: true })).toHaveValue('ingrid@example.org')
    await expect(page.getByLabel(confirmEmail)).toHaveValue('ingrid@example.org')
    await expect(page.getByLabel(mfa.enable)).toBeChecked()
    await expect(page.getByLabel(mfa.phone)).toHaveValue('(609) 555-0148')
    for (const secret of [password, confirmPassword, answer])
      await expect(page.getByLabel(secret, { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Tall-Heron|blue ribbon/)
  }
  await page.reload()
  await expectKept()
  await page.goBack()
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue(ingrid.accountNumber)
  await page.goForward()
  await expectKept()
  await page.getByLabel(answer).fill(goodAnswer)
  await page.getByRole('button', { name: words.common.previous }).click()
  await expect(page).toHaveURL(
    /\/register\?accountNumber=210012345785&customerType=P&firstName=Ingrid&lastName=Larsen/,
  )
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue(ingrid.accountNumber)
  await pressNext(page)
  await expectKept()
})

test('a password refused by the backend shows its reason as plain text', async ({ page }) => {
  await openCreateLogin(page, harold)
  await fillLogin(page, { loginId: 'hbishop_77', password: 'Summer2026!', email: 'harold@example.org' })
  await pressNext(page)
  await expect(problemLines(page)).toContainText(['Invalid Password: this one is among the most used'])
  // The rules in the browser accept this password. Only the backend detects that the password is common.
  const password = page.getByLabel(words.createLogin.password, { exact: true })
  await password.fill('Liverpool-2026')
  await page.getByLabel(words.createLogin.confirmPassword).fill('Liverpool-2026')
  await pressNext(page)
  const dialog = page.getByRole('alertdialog', { name: words.createLogin.couldNotCreate.title })
  await expect(dialog).toContainText('found in a list of commonly used passwords')
  await dialog.getByRole('button', { name: words.common.close }).click()
  await expect(problemLines(page)).toHaveText([
    'This password was found in a list of commonly used passwords. Please try another password.',
  ])
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(words.fields.email, { exact: true })).toHaveValue('harold@example.org')
  await expect(page.getByLabel(words.createLogin.answer)).toHaveValue(goodAnswer)

  const markup = `<img src=x onerror="document.title='ran'"> <b>No</b> &amp; `
  await page.route('**/api/createUserWithCredentials', (route) =>
    route.fulfill({
      json: { status: 'FAILED', errorCauses: [{ errorSummary: markup + 'x'.repeat(300) }] },
    }),
  )
  await pressNext(page)
  const said = page.getByRole('alertdialog').getByText(markup)
  await expect(said).toBeVisible()
  expect((await said.textContent())?.trim()).toBe((markup + 'x'.repeat(300)).slice(0, 200))
  await expect(page.locator('b', { hasText: 'No' })).toHaveCount(0)
  await expect(page).not.toHaveTitle('ran')
})

test('an expired check is repeated; if it fails, the bill says why', async ({ page, problems }) => {
  problems.expect(/403/)
  await page.clock.install()
  await openCreateLogin(page, harold)
  await fillLogin(page, { loginId: 'ingrid-1951', email: 'ingrid@example.org' })
  // If the backend has lost the session of the registration, it responds with the status FAILED and creates no login.
  const creations: unknown[] = []
  await page.route('**/createUserWithCredentials', async (route) => {
    creations.push(route.request().method())
    await route.fulfill({ json: { status: 'FAILED', Status: 'Failed' } })
  })
  await page.clock.fastForward(29 * 60_000)
  await page.getByRole('button', { name: words.timeLimit.soon.button }).click()
  await page.clock.fastForward(2 * 60_000)
  await pressNext(page)
  await page
    .getByRole('alertdialog', { name: words.createLogin.couldNotCreate.title })
    .getByRole('button', { name: words.common.close })
    .click()
  expect(creations).toHaveLength(2)
  await page.route('**/checkRegistrationEligibility', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: '', status: 403, code: 'captcha_required', requestId: '1' },
    }),
  )
  await page.clock.fastForward(27.5 * 60_000)
  await page.getByRole('button', { name: words.timeLimit.soon.button }).click()
  await page.clock.fastForward(3 * 60_000)
  await pressNext(page)
  await expect(page).toHaveURL(/\/register\?.*again=bill/)
  await page.unrouteAll()
  await expect(page.getByText('It has been more than 30 minutes')).toBeVisible()
  await solveCaptcha(page)
  await expect(page.getByText('It has been more than 30 minutes')).toBeVisible()
  await pressNext(page)
  await expect(page).toHaveURL(/\/createLogin$/)
  await expect(page.getByLabel(words.fields.loginId, { exact: true })).toHaveValue('ingrid-1951')
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toHaveValue('')
})

test('the bill form has its step, advice and a message offline', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await openEligibility(page)
  await expect(page.locator('#announcement')).toHaveText('Register for MyWater: Step 2 of 4, Your bill')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Register for MyWater : Step 2 of 4, Your bill' }),
  ).toBeFocused()
  await copyBill(page, { ...harold, lastName: 'Bischof' })
  await pressNext(page)
  const summary = page.getByRole('alert')
  await expect(summary).toContainText(words.eligibility.help.detailsDoNotMatch)
  await context.setOffline(true)
  await pressNext(page)
  await expect(summary).toContainText(words.common.offline)
  await context.setOffline(false)
  await copyBill(page, harold)
  await pressNext(page)
  await expect(page.getByRole('meter', { name: words.createLogin.strength.name })).toHaveAttribute(
    'aria-valuetext',
    '0 of 4',
  )
  await page.getByLabel(words.createLogin.password, { exact: true }).fill('a')
  await expect(page.getByText('Strength: Weak')).toBeVisible()
})
