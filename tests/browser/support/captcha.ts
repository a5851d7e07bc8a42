import type { Locator, Page } from '@playwright/test'
import { words } from '../../words.ts'

/**
 * Checks the box of the fake captcha, on the page or in a dialog, and presses Next. While the captcha pass of the tab
 * holds, no page asks for it.
 */
export const solveCaptcha = async (within: Page | Locator): Promise<void> => {
  const page = 'page' in within ? within.page() : within
  if (await page.evaluate(() => sessionStorage.getItem('mywater.captchaPass') !== null)) return
  await within.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await within.getByText('Verified', { exact: true }).waitFor()
  await within.getByRole('button', { name: words.common.next, exact: true }).click()
}
