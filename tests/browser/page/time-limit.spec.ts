import type { Page } from '@playwright/test'
import { fillLogin } from '../../support/login-form.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const openCreateLogin = async (page: Page) => {
  await page.context().clock.install()
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345777', firstName: 'Harold', lastName: 'Bishop' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/createLogin$/)
}
const soon = (page: Page) => page.getByRole('alertdialog', { name: words.timeLimit.soon.title })
const minutes = (count: number) => count * 60_000

test('the warning before the time limit starts it again', async ({ page }) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid-1951', email: 'ingrid@example.org' })
  await page.context().clock.fastForward(minutes(27))
  await expect(soon(page)).toHaveCount(0)
  await page.context().clock.fastForward(minutes(1.2))
  await expect(soon(page).getByRole('button')).toBeFocused()
  await soon(page).getByRole('button', { name: words.timeLimit.soon.button }).click()
  await expect(soon(page)).toHaveCount(0)
  await page.context().clock.fastForward(minutes(27))
  await expect(soon(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('XXXX-210012345777')).toBeVisible()
  await expect(page.getByLabel(words.fields.loginId, { exact: true })).toHaveValue('ingrid-1951')
})

test('the warning extends the time limit of a duplicated tab too', async ({ page, context }) => {
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

test('after the time limit, no entry stays stored', async ({ page }) => {
  await openCreateLogin(page)
  await fillLogin(page, { loginId: 'ingrid-1951', email: 'ingrid@example.org' })
  await page.context().clock.fastForward(minutes(31))
  const over = page.getByRole('alertdialog', { name: words.timeLimit.over.title })
  await expect(over).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/ingrid|harold/i)
  await over.getByRole('button', { name: words.timeLimit.over.button }).click()
  await expect(page.getByLabel(words.fields.loginId, { exact: true })).toHaveValue('ingrid-1951')
  await page.reload()
  await expect(page).toHaveURL(/\/register$/)
})
