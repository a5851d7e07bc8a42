import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { fillLogin } from '../support/login-form.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// Opens the form for a new login with the account of Harold Bishop. No test registers a login for this account.
const openCreateLogin = async (page: Page) => {
  await page.context().clock.install()
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345777', firstName: 'Harold', lastName: 'Bishop' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/createLogin$/)
}
const soon = (page: Page) => page.getByRole('alertdialog', { name: words.timeLimit.soon.title })
const minutes = (count: number) => count * 60_000

test('two minutes before the stored entries expire, a warning appears, and the button in the warning starts the full time limit again', async ({
  page,
}) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid-1951', email: 'ingrid@example.org' })
  await page.context().clock.fastForward(minutes(27))
  await expect(soon(page)).toHaveCount(0)
  await page.context().clock.fastForward(minutes(1.2))
  await expect(soon(page).getByRole('button')).toBeFocused()
  await axe(page)
  await soon(page).getByRole('button', { name: words.timeLimit.soon.button }).click()
  await expect(soon(page)).toHaveCount(0)
  await page.context().clock.fastForward(minutes(27))
  await expect(soon(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('XXXX-210012345777')).toBeVisible()
  await expect(page.getByLabel(words.fields.loginId, { exact: true })).toHaveValue('ingrid-1951')
})

test('if a tab was duplicated, the button of the warning extends the time limit in both tabs', async ({
  page,
  context,
}) => {
  await openCreateLogin(page)
  const stored = await page.evaluate(() =>
    Object.keys(sessionStorage).map((name) => [name, sessionStorage.getItem(name) ?? ''] as const),
  )
  const other = await context.newPage()
  // A browser gives a duplicated tab a copy of the session storage, so the test copies the storage to the new tab.
  await other.addInitScript((entries) => {
    if (sessionStorage.length === 0) for (const [name, value] of entries) sessionStorage.setItem(name, value)
  }, stored)
  await other.goto('/createLogin')
  await expect(other.getByText('XXXX-210012345777')).toBeVisible()
  await context.clock.fastForward(minutes(28.2))
  await expect(soon(other)).toBeVisible()
  await soon(page).getByRole('button').click()
  await expect(soon(page)).toHaveCount(0)
  await expect(soon(other)).toHaveCount(0)
  await other.reload()
  await expect(other.getByText('XXXX-210012345777')).toBeVisible()
})

test('when the time limit has passed, the page shows a message and no entry stays stored', async ({
  page,
}) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid-1951', email: 'ingrid@example.org' })
  await page.context().clock.fastForward(minutes(31))
  const over = page.getByRole('alertdialog', { name: words.timeLimit.over.title })
  await axe(page)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/ingrid|harold/i)
  await over.getByRole('button', { name: words.timeLimit.over.button }).click()
  await expect(page.getByLabel(words.fields.loginId, { exact: true })).toHaveValue('ingrid-1951')
  await page.reload()
  await expect(page).toHaveURL(/\/register$/)
})
