import { paths } from '../../../src/contract/portal-paths.ts'
import { words } from '../../words.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { delayScript } from '../support/delay-script.ts'
import { untilScriptReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'

// Playwright cannot delay the scripts that a service worker fetches.
test.use({ serviceWorkers: 'block' })

test('a captcha solved before the script has loaded opens the form', async ({ context }) => {
  for (const [path, field] of [
    [paths.register, words.fields.accountNumber],
    [`${paths.register}?accountNumber=210012345678`, words.fields.accountNumber],
    [paths.forgotPassword, words.fields.loginId],
    [paths.forgotLogin, words.fields.email],
    [paths.accountNumberLookup, words.fields.firstName],
  ] as const)
    await test.step(path, async () => {
      const page = await context.newPage()
      const release = await delayScript(page, 'start')
      await page.goto(path, { waitUntil: 'commit' })
      await solveCaptcha(page)
      await expect(page.getByLabel(field)).toBeHidden()
      release()
      await expect(page.getByLabel(field)).toBeVisible()
      await page.close()
    })
})

test('a captcha that expires before the script loads is asked for again', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { mywaterCaptchaLifetime: 300 }))
  const release = await delayScript(page, 'start')
  await page.goto(paths.register, { waitUntil: 'commit' })
  // The test uses `click`, because `check` fails if the box is no longer checked. The captcha can expire so fast that
  // the box is unchecked again.
  await page.getByRole('checkbox', { name: "I'm not a robot" }).click()
  await expect(page.getByText('Expired. Check the box again.')).toBeVisible()
  release()
  await expect(page.getByText(words.securityCheck.expired)).toBeVisible()
})

test("a captcha whose script loads after the portal's can be solved", async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/captcha.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(paths.register, { waitUntil: 'commit' })
  await untilScriptReady(page)
  script.resolve()
  // As large as Google's box, which the page reserves the space for.
  const box = page.locator('.fake-captcha')
  await expect.poll(() => box.boundingBox()).toMatchObject({ width: 304, height: 78 })
  await solveCaptcha(page)
  await expect(page.getByLabel(words.fields.accountNumber)).toBeVisible()
})

test('a captcha whose script failed is requested again on the next page', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/)
  await page.route('**/captcha.js', (route) => route.abort(), { times: 1 })
  await page.goto(paths.register)
  await expect(page.getByText(words.securityCheck.unavailable)).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('link', { name: words.common.signUp }).click()
  await solveCaptcha(page)
  await expect(page.getByLabel(words.fields.accountNumber)).toBeVisible()
})

test('a captcha can be solved after leaving and Back', async ({ page }) => {
  await page.goto(paths.register)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Welcome to MyWater' })).toBeVisible()
  await page.goBack()
  await solveCaptcha(page)
  await expect(page.getByLabel(words.fields.accountNumber)).toBeVisible()
})

test('a page without a captcha does not request its script', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(paths.secondaryAccountLogin)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('captcha'))).toEqual([])
})
