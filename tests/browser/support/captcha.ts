import type { Locator, Page } from '@playwright/test'
import { words } from '../../words.ts'

/** Checks the box of the fake captcha, on the page or in a dialog, and presses Next. */
export const solveCaptcha = async (within: Page | Locator): Promise<void> => {
  await within.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await within.getByText('Verified', { exact: true }).waitFor()
  await within.getByRole('button', { name: words.eligibility.next, exact: true }).click()
}
