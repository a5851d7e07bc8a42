import { paths } from '../../../src/contract/portal-paths.ts'
import { delayScript } from '../support/delay-script.ts'
import { expect, test } from '../support/test.ts'

for (const path of [paths.register, paths.forgotPassword, paths.forgotLogin, paths.accountNumberLookup])
  test(`${path} loads the script of the captcha before the portal's script that shows the captcha`, async ({
    page,
  }) => {
    const release = await delayScript(page, 'start')
    const captcha = page.waitForResponse(/\/sandbox\/captcha\.js$/)
    const widget = page.waitForResponse(/\/assets\/captcha-widget-/)
    await page.goto(path, { waitUntil: 'commit' })
    await Promise.all([captcha, widget])
    release()
    await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).toBeVisible()
  })

test('a page without a captcha does not request the script of the captcha', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(paths.secondaryAccountLogin)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('captcha'))).toEqual([])
})
