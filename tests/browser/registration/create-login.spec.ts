import type { Page } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { fillLogin } from '../support/login-form.ts'
import { goodAnswer, goodPassword } from '../../login-form.ts'
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

test('a submit of the empty form for a new login shows an error for every field', async ({ page }) => {
  await openCreateLogin(page)
  await page.getByLabel(words.createLogin.mfa.enable).check()
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([
    words.createLogin.errors.loginIdRequired,
    words.createLogin.errors.passwordRequired,
    words.createLogin.errors.confirmPasswordRequired,
    words.createLogin.errors.securityQuestionRequired,
    words.createLogin.errors.securityAnswerRequired,
    words.createLogin.errors.emailRequired,
    words.createLogin.errors.confirmEmailRequired,
    words.createLogin.errors.phoneInvalid,
  ])
})

test('for a weak password and for repeated entries that do not match, the form shows the documented error texts', async ({
  page,
}) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid', password: 'ingrid', email: 'ingrid@example.org' })
  await page.getByLabel(words.createLogin.confirmPassword).fill('other')
  await page.getByLabel(words.createLogin.answer).fill('abc')
  await page.getByLabel(words.createLogin.confirmEmail).fill('Ingrid@example.org')
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([
    words.createLogin.errors.loginIdInvalid,
    words.createLogin.errors.passwordInvalid,
    words.createLogin.errors.passwordsDoNotMatch,
    words.createLogin.errors.securityAnswerTooShort,
    words.createLogin.errors.emailsDoNotMatch,
  ])
  await page.getByLabel(words.fields.loginId, { exact: true }).fill('ingrid-1951')
  await page.getByLabel(words.createLogin.answer).fill('INGRID-1951')
  await pressNext(page)
  await expect(problemLines(page)).toContainText([words.createLogin.errors.securityAnswerMatches])
})

test('if the login ID exists (ignoring upper and lower case), the form shows an error and keeps the other entries', async ({
  page,
}) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'MCHEN_1207', email: 'ingrid@example.org' })
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([words.createLogin.errors.loginIdNotAvailable])
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toHaveValue(goodPassword)
  await expect(page.getByLabel(words.createLogin.answer)).toHaveValue(goodAnswer)
})

test('after a reload the form for a new login has the account number; the button Previous opens the filled bill form', async ({
  page,
}) => {
  await openCreateLogin(page)
  await page.reload()
  await expect(page.getByText('XXXX-210012345785')).toBeVisible()
  await page.getByRole('button', { name: words.common.previous }).click()
  await expect(page).toHaveURL(
    /\/register\?accountNumber=210012345785&customerType=P&firstName=Ingrid&lastName=Larsen/,
  )
})

test('after Previous, Back, Forward or a reload, the form for a new login keeps all entries except the secrets', async ({
  page,
}) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid-larsen', email: 'ingrid@example.org', phone: '6095550148' })
  const expectKept = async () => {
    await expect(page.getByLabel(words.fields.loginId, { exact: true })).toHaveValue('ingrid-larsen')
    await expect(page.getByLabel(words.createLogin.question, { exact: true })).toHaveValue('first_award')
    await expect(page.getByLabel(words.fields.email, { exact: true })).toHaveValue('ingrid@example.org')
    await expect(page.getByLabel(words.createLogin.confirmEmail)).toHaveValue('ingrid@example.org')
    await expect(page.getByLabel(words.createLogin.mfa.enable)).toBeChecked()
    await expect(page.getByLabel(words.createLogin.mfa.phone)).toHaveValue('(609) 555-0148')
    for (const secret of [
      words.createLogin.password,
      words.createLogin.confirmPassword,
      words.createLogin.answer,
    ])
      await expect(page.getByLabel(secret, { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Tall-Heron|blue ribbon/)
  }
  await page.reload()
  await expectKept()
  await page.goBack()
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue(ingrid.accountNumber)
  await page.goForward()
  await expectKept()
  await page.getByLabel(words.createLogin.answer).fill(goodAnswer)
  await page.getByRole('button', { name: words.common.previous }).click()
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue(ingrid.accountNumber)
  await pressNext(page)
  await expectKept()
})

test('if the URL contains an email address, both email fields are filled in, and the page asks the person to check the address', async ({
  page,
}) => {
  await openCreateLogin(page, ingrid, '?emailAddress=ingrid.larsen%40example.org')
  await expect(page.getByLabel(words.fields.email, { exact: true })).toHaveValue('ingrid.larsen@example.org')
  await expect(page.getByLabel(words.createLogin.confirmEmail)).toHaveValue('ingrid.larsen@example.org')
  await expect(page.getByText('Please check that it is yours.')).toBeVisible()
})

test('the browser stores neither the password nor the security answer from the form for a new login', async ({
  page,
}) => {
  await openCreateLogin(page)
  const canary = 'Canary-Secret-77'
  await fillLogin(page, { loginId: 'MCHEN_1207', password: canary, email: 'ingrid@example.org' })
  await page.getByLabel(words.createLogin.answer).fill('canary-answer')
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([words.createLogin.errors.loginIdNotAvailable])
  const kept = await storedDataOf(page)
  expect(kept).not.toContain(canary)
  expect(kept).not.toContain('canary-answer')
})

test('if the backend refuses a common password, the form shows the reason and keeps the other entries', async ({
  page,
}) => {
  await openCreateLogin(page, harold)
  await fillLogin(page, { loginId: 'hbishop_77', password: 'Summer2026!', email: 'harold@example.org' })
  await pressNext(page)
  await expect(problemLines(page)).toContainText(['Invalid Password: this one is among the most used'])
  // The rules in the browser accept this password. Only the backend detects that the password is common.
  await page.getByLabel(words.createLogin.password, { exact: true }).fill('Liverpool-2026')
  await page.getByLabel(words.createLogin.confirmPassword).fill('Liverpool-2026')
  await pressNext(page)
  const dialog = page.getByRole('dialog', { name: words.createLogin.couldNotCreate.title })
  await expect(dialog).toContainText('found in a list of commonly used passwords')
  await dialog.getByRole('button', { name: words.common.close }).click()
  await expect(problemLines(page)).toHaveText([
    'This password was found in a list of commonly used passwords. Please try another password.',
  ])
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByLabel(words.fields.email, { exact: true })).toHaveValue('harold@example.org')
  await expect(page.getByLabel(words.createLogin.answer)).toHaveValue(goodAnswer)
})

test('the portal repeats an expired eligibility check; if the repeated check fails, the bill form explains why to submit again', async ({
  page,
  problems,
}) => {
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
    .getByRole('dialog', { name: words.createLogin.couldNotCreate.title })
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

test('the bill form shows its step number, advice after a refusal and a message while offline', async ({
  page,
  context,
  problems,
}) => {
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

test('if the provider refuses a password with a reason, the page shows the reason as plain text of at most 200 characters', async ({
  page,
}) => {
  const markup = `<img src=x onerror="document.title='ran'"> <b>No</b> &amp; `
  await openCreateLogin(page, harold)
  await page.route('**/api/createUserWithCredentials', (route) =>
    route.fulfill({
      json: { status: 'FAILED', errorCauses: [{ errorSummary: markup + 'x'.repeat(300) }] },
    }),
  )
  await fillLogin(page, { loginId: 'hbishop_77', email: 'harold@example.org' })
  await pressNext(page)
  const said = page.getByRole('dialog').getByText(markup)
  await expect(said).toBeVisible()
  expect((await said.textContent())?.trim()).toBe((markup + 'x'.repeat(300)).slice(0, 200))
  await expect(page.locator('b', { hasText: 'No' })).toHaveCount(0)
  await expect(page).not.toHaveTitle('ran')
})
