import { expect, type Page } from '@playwright/test'
import { words } from '../../words.ts'

export const logIn = async (page: Page, loginId: string): Promise<void> => {
  await page.goto(`/?login=${loginId}`)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('Blue-Kettle-42')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
}

export const unfold = async (page: Page): Promise<void> => {
  const folded = page.getByRole('main').locator('details:not([open]) > summary')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  while ((await folded.count()) > 0) await folded.first().click()
}

/** When all calls of the page have ended: the sign-out would make them fail, which counts as errors. */
export const signOut = async (page: Page, label = words.signIn.account.signOut): Promise<void> => {
  await expect(page.locator('#sessions')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.getByRole('button', { name: label, exact: true }).click()
}
