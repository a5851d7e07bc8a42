import type { Page } from '@playwright/test'
import { findFreePort, makeDataFolder } from '../../support/throwaway.ts'
import { paths } from '../../../src/contract/portal-paths.ts'
import { createOpenApiDocument } from '../../../src/server/openapi/document.ts'
import { startForeignBackend } from '../../foreign-backend/server.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { pressShift, untilScriptReady, openUntilReady } from '../support/open-until-ready.ts'
import { foreignSettings, startServer } from '../support/start-server.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// Playwright cannot change what a service worker serves.
test.use({ serviceWorkers: 'block' })

const others = 'https://others.example'
const scripts = { survey: `${others}/survey.js`, analytics: `${others}/analytics.js` }

/** As if two third-party scripts were configured. @returns the requests for them, a list that grows */
const configure = async (
  page: Page,
  configured: object = scripts,
): Promise<{ path: string; referer: string | undefined }[]> => {
  const asked: { path: string; referer: string | undefined }[] = []
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const policy = (response.headers()['content-security-policy'] ?? '').replace(
      'script-src',
      `script-src ${others}`,
    )
    const body = (await response.text()).replace('"scripts":{}', `"scripts":${JSON.stringify(configured)}`)
    return route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': policy },
    })
  })
  await page.route(`${others}/**`, async (route) => {
    const { referer } = await route.request().allHeaders()
    asked.push({ path: new URL(route.request().url()).pathname, referer })
    return route.fulfill({ body: 'window.others = true', contentType: 'text/javascript' })
  })
  return asked
}
const runs = (page: Page) => page.evaluate(() => 'others' in window)

test('if no third-party script is configured, the portal loads none', async ({ page }) => {
  await openUntilReady(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await expect(page.locator('script[data-third-party-script]')).toHaveCount(0)
})

test('an injected inline script does not run', async ({ page, problems }) => {
  problems.expect(/CSP violation: script-src-elem inline/)
  problems.expect(/CSP violation: script-src-attr inline/)
  problems.expect(/Content Security Policy/)
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.canary = true'
    const image = document.createElement('div')
    image.innerHTML = '<img src="data:," onerror="window.canary = true">'
    document.body.append(script, image)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return 'canary' in window
  })
  expect(ran).toBe(false)
})

test('each page loads third-party scripts once, the survey in 7 days', async ({ page, context }) => {
  const asked = await configure(page)
  await openUntilReady(page, '/')
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map(({ path }) => path).toSorted()).toEqual(['/analytics.js', '/survey.js'])
  expect(asked.map(({ referer }) => referer)).toEqual([undefined, undefined])
  const cookie = (await context.cookies()).find(({ name }) => name === 'mw_survey')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)

  await openUntilReady(page, '/login')
  await expect.poll(() => asked.length).toBe(3)
  expect(asked.at(-1)?.path).toBe('/analytics.js')
})

test('only `scripts.routes` load scripts; other pages open anew', async ({ page }) => {
  const asked = await configure(page, { ...scripts, routes: ['/', '/forgotLogin'] })
  await openUntilReady(page, '/forgotLogin')
  await expect.poll(() => asked.length).toBe(2)
  await page.getByRole('link', { name: 'MyWater home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  expect(await runs(page)).toBe(true)
  await page.getByRole('link', { name: words.common.signUp }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
  expect(await runs(page)).toBe(false)
  await untilScriptReady(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await expect(page).toHaveURL(/\/$/)
})

test('a visit from a mailed link loads no scripts until a reload', async ({ page, request }) => {
  const asked = await configure(page)
  await page.goto(await mailedLink(request, 'howard.finch@example.com', '/paperlessEnrollment'))
  await expect(
    page.getByRole('heading', { name: words.paperless.confirmation.alreadyEnrolled }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'MyWater home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.reload()
  await pressShift(page)
  await expect.poll(() => asked.length).toBe(2)
})

test('waiting pages load third-party scripts without their own', async ({ page }) => {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const settings = { SCRIPT_SURVEY: scripts.survey, SCRIPT_ANALYTICS: scripts.analytics }
  const backend = await startForeignBackend(origin, createOpenApiDocument())
  const env = { ...foreignSettings(port, backend.baseUrl), DATA_DIR: makeDataFolder(), ...settings }
  const stop = await startServer(env, origin, 'ignore')
  try {
    const asked: string[] = []
    await page.route(`${others}/**`, (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ body: '', contentType: 'text/javascript' })
    })
    for (const path of [paths.home, paths.notFound, paths.thirdPartyExpired, paths.secondaryAccountLogin]) {
      await page.context().clearCookies()
      await page.goto(origin + path)
      await expect.poll(() => asked.toSorted(), path).toEqual(['/analytics.js', '/survey.js'])
      await expect(page.locator('#overdue'), path).toBeAttached()
      asked.length = 0
    }
    await page.goto(origin + paths.paperlessEnrollment)
    await untilScriptReady(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  } finally {
    stop()
    await backend.close()
  }
})
