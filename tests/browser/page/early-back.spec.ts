import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

/** As a phone that discards the tab of /register and later loads it again: Back then loads no other document. */
const openInNewDocument = async (page: Page, beforeLoading?: () => Promise<void>) => {
  await page.goto('/')
  await page.evaluate(() => history.pushState(null, '', '/register'))
  await beforeLoading?.()
  await page.reload({ waitUntil: 'commit' })
}

const expectHome = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: words.common.signUp }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
}

test('Back before the script has loaded works when it is ready', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await openInNewDocument(page, async () => {
    await page.route('**/assets/start-*.js', async (route) => {
      await script.promise
      await route.continue()
    })
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/$/)
  script.resolve()
  await expectHome(page)
})

test('Back as the first action on the landing page works', async ({ page }) => {
  await page.goto('/register')
  await page.evaluate(() => history.pushState(null, '', '/'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
})

test('Back directly after a link keeps the page with the link', async ({ page }) => {
  await page.goto('/register')
  // The page loads the code of the router only when the page itself is ready.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a')?.click()
    setTimeout(() => history.back())
  })
  await expect(page).toHaveURL(/\/register$/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
})

for (const wait of [0, 30, 100])
  test(`Back ${wait} ms after the start of the hydration works`, async ({ page }) => {
    await page.addInitScript((ms) => {
      const listen = document.addEventListener.bind(document)
      document.addEventListener = (...listener: Parameters<typeof listen>) => {
        listen(...listener)
        // The script of the page adds the listener for `pointerover` last, directly before React starts the hydration.
        if (listener[0] !== 'pointerover' || location.pathname !== '/register') return
        document.addEventListener = listen
        setTimeout(() => history.back(), ms)
      }
    }, wait)
    const browser = await page.context().newCDPSession(page)
    // The CPU is slowed down, so that the hydration takes longer than the navigation back.
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await openInNewDocument(page)
    await expectHome(page)
  })
