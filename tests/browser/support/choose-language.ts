import type { Page } from '@playwright/test'

export const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  const list = page.getByRole('banner').locator('details')
  await list.locator('summary').click()
  await list.getByRole('button', { name, exact: true }).click()
}
