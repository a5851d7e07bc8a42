import { expect, type Page } from '@playwright/test'

/** Logs in as a sample person and waits for the account page. */
export const logIn = async (page: Page, loginId: string): Promise<void> => {
  await page.goto(`/?login=${loginId}`)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('Blue-Kettle-42')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
}
