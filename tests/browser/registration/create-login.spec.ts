import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { fillLogin, goodPassword } from '../support/login-form.ts'
import { copyBill, openEligibility, pressNext, type Bill } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

// None of these people is registered by any test.
const ingrid: Bill = { accountNumber: '210012345785', firstName: 'Ingrid', lastName: 'Larsen' }
const harold: Bill = { accountNumber: '210012345777', firstName: 'Harold', lastName: 'Bishop' }

const openCreateLogin = async (page: Page, bill = ingrid, query = '') => {
  await openEligibility(page, query)
  await copyBill(page, bill)
  await pressNext(page)
  await expect(page).toHaveURL(/\/createLogin$/)
}
const problemLines = (page: Page) => page.getByRole('alert').getByRole('link')

test('without an account number the form is not to be had', async ({ page }) => {
  await page.goto('/createLogin')
  await expect(page).toHaveURL(/\/register$/)
})

test('an empty form names every field', async ({ page }) => {
  await openCreateLogin(page)
  await page.getByLabel('Enable Multi-Factor Authentication').check()
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([
    'Login Id Required',
    'Password Required',
    'Confirm Password Required',
    'Security Question Required',
    'Security Question Answer Required',
    'Email Address Required',
    'Confirm Email Address Required',
    'Valid Phone Number Required',
  ])
  await axe(page)
})

test('weak and unequal entries get their documented words', async ({ page }) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid', password: 'ingrid', email: 'ingrid@example.org' })
  await page.getByLabel('Confirm Password').fill('other')
  await page.getByLabel('Security Question Answer').fill('abc')
  await page.getByLabel('Confirm Email Address').fill('Ingrid@example.org')
  await pressNext(page)
  await expect(problemLines(page)).toHaveText([
    'Login Id not valid (between 8 and 12 characters and no special characters)',
    'Invalid Password',
    'Passwords Do Not Match',
    'Security Question Answer Must Be At Least 4 Characters Long',
    'Email Address Must Match',
  ])
  await page.getByLabel('Login ID', { exact: true }).fill('ingrid-1951')
  await page.getByLabel('Security Question Answer').fill('INGRID-1951')
  await pressNext(page)
  await expect(problemLines(page)).toContainText([
    'Security Question Answer May Not Match Your Password, Login Id, Or Email',
  ])
})

test('a taken login ID is refused in any case, and all else stays', async ({ page }) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'MCHEN_1207', email: 'ingrid@example.org' })
  await pressNext(page)
  await expect(problemLines(page)).toHaveText(['Login Id Not Available'])
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(goodPassword)
  await expect(page.getByLabel('Security Question Answer')).toHaveValue('a blue ribbon')
})

test('a creation that fails says so and lets the person try again', async ({ page }) => {
  await openCreateLogin(page, harold)
  await fillLogin(page, { loginId: 'hbishop_12', email: 'harold@example.org' })
  await pressNext(page)
  const dialog = page.getByRole('dialog', { name: 'Could not create user' })
  await expect(dialog).toContainText(
    'Could not create a new user at this time. Please check information and try again.',
  )
  await axe(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(goodPassword)
})

test('an unreachable backend is told in a dialog, and nothing is lost', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid-1951', email: 'ingrid@example.org' })
  await context.setOffline(true)
  await pressNext(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'An error occured while processing your request, please try again or contact us if the issue persists.',
  )
  await dialog.getByRole('button', { name: 'OK' }).click()
  await context.setOffline(false)
  await expect(page.getByLabel('Confirm Password')).toHaveValue(goodPassword)
})

test('Previous carries the bill back, and a reload keeps the account', async ({ page }) => {
  await openCreateLogin(page)
  await page.reload()
  await expect(page.getByText('XXXX-210012345785')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL(
    /\/register\?accountNumber=210012345785&customerType=P&firstName=Ingrid&lastName=Larsen/,
  )
})

test('Previous, Back, Forward and a reload keep what was typed, secrets apart', async ({ page }) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid-larsen', email: 'ingrid@example.org', phone: '6095550148' })
  const expectKept = async () => {
    await expect(page.getByLabel('Login ID', { exact: true })).toHaveValue('ingrid-larsen')
    await expect(page.getByLabel('Security Question', { exact: true })).toHaveValue('first_award')
    await expect(page.getByLabel('Email Address', { exact: true })).toHaveValue('ingrid@example.org')
    await expect(page.getByLabel('Confirm Email Address')).toHaveValue('ingrid@example.org')
    await expect(page.getByLabel('Enable Multi-Factor Authentication')).toBeChecked()
    await expect(page.getByLabel('Mobile Phone Number')).toHaveValue('(609) 555-0148')
    for (const secret of ['Password', 'Confirm Password', 'Security Question Answer'])
      await expect(page.getByLabel(secret, { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Tall-Heron|blue ribbon/)
  }
  await page.reload()
  await expectKept()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /Security Check/ })).toBeVisible()
  await page.goForward()
  await expectKept()
  await page.getByLabel('Security Question Answer').fill('a blue ribbon')
  await page.getByRole('button', { name: 'Previous' }).click()
  await solveCaptcha(page)
  await pressNext(page)
  await expectKept()
})

test('the email of the link fills both fields and asks to be checked', async ({ page }) => {
  await openCreateLogin(page, ingrid, '?emailAddress=ingrid.larsen%40example.org')
  await expect(page.getByLabel('Email Address', { exact: true })).toHaveValue('ingrid.larsen@example.org')
  await expect(page.getByLabel('Confirm Email Address')).toHaveValue('ingrid.larsen@example.org')
  await expect(page.getByText('Please check that it is yours.')).toBeVisible()
})

test('secrets are nowhere but in memory', async ({ page, context }) => {
  await openCreateLogin(page)
  const canary = 'Canary-Secret-77'
  await fillLogin(page, { loginId: 'MCHEN_1207', password: canary, email: 'ingrid@example.org' })
  await page.getByLabel('Security Question Answer').fill('canary-answer')
  await pressNext(page)
  await expect(problemLines(page)).toHaveText(['Login Id Not Available'])
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
    ]),
  )
  const all = kept + JSON.stringify(await context.cookies())
  expect(all).not.toContain(canary)
  expect(all).not.toContain('canary-answer')
})

test('a password that everybody has is refused with the reason, and the rest of the form stays', async ({
  page,
}) => {
  await openCreateLogin(page, harold)
  await fillLogin(page, { loginId: 'hbishop_77', password: 'Summer2026!', email: 'harold@example.org' })
  await pressNext(page)
  await expect(problemLines(page)).toContainText(['Invalid Password: this one is among the most used'])
  // only the backend knows this one
  await page.getByLabel('Password', { exact: true }).fill('Liverpool-2026')
  await page.getByLabel('Confirm Password').fill('Liverpool-2026')
  await pressNext(page)
  const dialog = page.getByRole('dialog', { name: 'Could not create user' })
  await expect(dialog).toContainText('found in a list of commonly used passwords')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(problemLines(page)).toHaveText([
    'This password was found in a list of commonly used passwords. Please try another password.',
  ])
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email Address', { exact: true })).toHaveValue('harold@example.org')
  await expect(page.getByLabel('Security Question Answer')).toHaveValue('a blue ribbon')
})
