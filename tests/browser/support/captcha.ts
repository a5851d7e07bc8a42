import type { Page } from '@playwright/test'

/** Passes the security check of a flow: the fake captcha's checkbox, then Next. */
export const solveCaptcha = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await page.getByText('Verified', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}
