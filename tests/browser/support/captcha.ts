import type { Locator, Page } from '@playwright/test'
import { words } from '../../words.ts'

/**
 * Passes the security check of a flow, on the page or in a dialog: checks the box of the fake captcha, then presses
 * Next.
 */
export const solveCaptcha = async (within: Page | Locator): Promise<void> => {
  await within.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await within.getByText('Verified', { exact: true }).waitFor()
  await within.getByRole('button', { name: words.eligibility.next, exact: true }).click()
}
