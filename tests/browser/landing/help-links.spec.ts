import { paths } from '../../../src/contract/portal-paths.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

for (const [who, path] of [
  [words.landing.desk.password, paths.forgotPassword],
  [words.landing.desk.loginId, paths.forgotLogin],
  [words.landing.desk.register, paths.register],
  [words.landing.desk.lookup, paths.accountNumberLookup],
  [words.landing.desk.invitation.share, paths.secondaryAccountLogin],
] as const)
  test(`the help link “${who}” on the landing page is at least 44 px high and leads to ${path}, with and without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled,
        viewport: { width: 360, height: 740 },
      })
      const page = await context.newPage()
      await page.goto('/')
      await page.getByText(words.landing.desk.invitation.title).click()
      const way = page.getByRole('link', { name: who })
      expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await way.click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await context.close()
    }
  })
