import type { Page } from '@playwright/test'

/** Opens the list of languages in the header and chooses the language with this name. */
export const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  const list = page.getByRole('banner').locator('details')
  await list.locator('summary').click()
  await list.getByRole('button', { name, exact: true }).click()
}
