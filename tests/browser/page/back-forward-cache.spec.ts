import type { Page } from '@playwright/test'
import { browserArguments, requireBrowser } from '../../../.ci/browser.ts'
import { openEligibility } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

// a driven browser has none unless it is asked for
test.use({
  launchOptions: {
    executablePath: requireBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('mywater.recording'))

test('a recording goes on over the sign-in page, and over a way back to a page the browser kept', async ({
  page,
}) => {
  await openEligibility(page)
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.body.dataset['restored'] = String(persisted)
    }),
  )
  await page.goto('/?login=maria.santos')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  const beforeSignIn = await kept(page)
  expect(beforeSignIn).toContain('"machine":"eligibility"')
  expect(beforeSignIn).toContain('"machine":"signIn"')
  // a page out of that cache is never loaded, which `goBack` would wait for
  await page.evaluate(() => history.go(-2))
  await expect(page.getByLabel('Account Number')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-restored', 'true')
  await page.reload()
  expect(await kept(page)).toBe(beforeSignIn)
})
