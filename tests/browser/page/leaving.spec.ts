import { rememberAlerts, rememberedAlerts } from '../../engines/page-scripts.ts'
import { delayScript } from '../support/delay-script.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// Playwright cannot intercept the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('a call that starts while the person leaves shows no message', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(rememberAlerts)
  const sendScript = await delayScript(page, 'service-login.calls')
  const nextPage = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      await nextPage.promise
      await route.continue()
    },
  )
  // The intercepted call gets no response, so it is still running when the person leaves the page.
  await page.route('**/serviceLogin', () => undefined)

  const script = page.waitForRequest(/service-login\.calls/)
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
  await script
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  )
  await page.evaluate(() => void setTimeout(() => location.reload()))
  await asked
  const call = page.waitForRequest('**/serviceLogin')
  sendScript()
  await call
  const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/serviceLogin'))
  const next = page.waitForEvent('domcontentloaded')
  nextPage.resolve()
  await Promise.all([broken, next])
  expect(await page.evaluate(rememberedAlerts)).toBe('')
})
