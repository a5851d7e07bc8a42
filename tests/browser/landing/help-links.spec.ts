import { paths } from '../../../src/contract/portal-paths.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const links = [
  [words.landing.desk.password, paths.forgotPassword],
  [words.landing.desk.loginId, paths.forgotLogin],
  [words.landing.desk.register, paths.register],
  [words.landing.desk.lookup, paths.accountNumberLookup],
  [words.landing.desk.invitation.share, paths.secondaryAccountLogin],
] as const

test.use({ viewport: { width: 360, height: 740 } })

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, each help link leads to its page`, () => {
    test.use({ javaScriptEnabled })

    test('each help link is 44 px high and opens its page', async ({ page }) => {
      await page.goto('/')
      for (const [name, path] of links) {
        const link = page.getByRole('link', { name })
        if (!(await link.isVisible())) await page.getByText(words.landing.desk.invitation.title).click()
        expect((await link.boundingBox())?.height, name).toBeGreaterThanOrEqual(44)
        await link.click()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await page.goBack()
      }
    })
  })
