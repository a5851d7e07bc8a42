import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { withoutText } from '../support/without-text.ts'

/** Serves the portal as an installation does that has put the account lookup behind a login. */
const guardLookup = (page: Page) =>
  page.route('**/accountNumberLookup', async (route) => {
    const response = await route.fetch()
    const body = withoutText(await response.text()).replace(
      '{"path":"/account"}',
      '{"path":"/accountNumberLookup"}',
    )
    return route.fulfill({ response, body })
  })

test('a page behind a login is shown to who is logged in, and to nobody else', async ({ page }) => {
  await guardLookup(page)
  await page.goto('/accountNumberLookup')
  await expect(page).toHaveURL(/\/login\?from=%2FaccountNumberLookup$/)

  await page.goto('/?login=mchen_1207')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('Blue-Kettle-42')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
  await page.goto('/accountNumberLookup')
  await expect(page.getByText('Security Check - Please check the box below')).toBeVisible()
  await expect(page).toHaveURL(/\/accountNumberLookup$/)
})
