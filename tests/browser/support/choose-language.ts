import type { Page } from '@playwright/test'

/** Opens the list of languages in the header and presses the one that calls itself so. */
export const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  const list = page.getByRole('banner').locator('details')
  await list.locator('summary').click()
  await list.getByRole('button', { name, exact: true }).click()
}
