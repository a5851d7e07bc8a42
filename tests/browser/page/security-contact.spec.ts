import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

for (const path of ['/.well-known', '/.well-known/security.txt'])
  test(`${path} redirects to the disclosure file, and Back skips it`, async ({ page }) => {
    await page.goto('/404')
    await page.goto(path)
    await expect(page).toHaveURL(/\/sandbox\/sites\/security-disclosure$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/404$/)
  })

test('/.well-known shows a heading while the browser opens the security disclosure file', async ({
  page,
}) => {
  await page.route('**/sandbox/sites/security-disclosure', (route) => route.fulfill({ status: 204 }))
  await page.goto('/.well-known')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.securityContact.title)
})
