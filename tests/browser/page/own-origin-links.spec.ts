import type { Page } from '@playwright/test'
import { openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// Playwright cannot change what a service worker serves.
test.use({ serviceWorkers: 'block' })

const title = 'A page of somebody else'

/** Changes the responses so that the portal's origin also serves pages that are not part of the portal. */
const linkToOwnOrigin = async (page: Page) => {
  await page.route(/^[^?]*\/(register|login|anonymousLogin|\.well-known)?(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('/sandbox/sites/', '/legal/')
    return route.fulfill({ response, body })
  })
  await page.context().route('**/legal/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><h1>${title}</h1>`,
    }),
  )
}

test.beforeEach(({ page }) => linkToOwnOrigin(page))

const expectDocument = async (page: Page, path: string) => {
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === path)
}

test("configured links open other pages of the portal's origin", async ({ page }) => {
  for (const [name, path] of [
    [words.page.emergency, '/legal/emergency'],
    [words.landing.login.help, '/legal/help'],
    [/Water Quality Report/, '/legal/water-quality'],
    [/Privacy/, '/legal/privacy'],
    [/Terms/, '/legal/terms'],
  ] as const) {
    await openUntilReady(page, '/login')
    await page.getByRole('link', { name }).click()
    await expectDocument(page, path)
  }
})

test("Get Started opens a move-in site on the portal's origin", async ({ page }) => {
  await openUntilReady(page, '/login')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: words.serviceLogin.getStarted }).click(),
  ])
  await expectDocument(opened, '/legal/move-in')
})

test("/.well-known opens a disclosure file on the portal's origin", async ({ page }) => {
  await page.goto('/.well-known')
  await expectDocument(page, '/legal/security-disclosure')
})
