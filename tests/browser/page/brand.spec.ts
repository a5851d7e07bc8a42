import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../.ci/run-command.ts'
import { findFreePort, makeDataFolder } from '../../support/throwaway.ts'
import { axe } from '../support/axe.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { newestMessage } from '../support/outbox.ts'
import { openEligibility, pressNext } from '../support/register.ts'
import { startServer } from '../support/start-server.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const brandFolder = join(root, 'stories/brands/harbour')
const port = await findFreePort()
const origin = `http://localhost:${port}`
const environment = { ...process.env, PORT: String(port), DATA_DIR: makeDataFolder(), BRAND_DIR: brandFolder }
let stop: (() => void) | undefined

test.use({ baseURL: origin })

test.beforeAll(async () => {
  // This test starts a server with a separate database, which can take a long time.
  test.setTimeout(90_000)
  stop = await startServer(environment, origin)
})

test.afterAll(() => {
  stop?.()
})

/** No violation of axe in the light and the dark colour scheme, and no name of another brand. */
const isHarbours = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe(page)
  }
  expect(await page.content()).not.toContain('MyWater')
}
const logo = (page: Page) => page.getByRole('link', { name: 'Harbour Water home' }).locator('svg')
const ink = 'rgb(29, 25, 54)'

test('the landing page has the brand, and only its icon and font', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await openUntilReady(page, '/')
  await expect(page).toHaveTitle(/Harbour Water$/)
  await expect(page.locator('body')).toHaveCSS('color', ink)
  const shown = logo(page).first()
  await expect(shown).toHaveCSS('width', '40px')
  // A link element preloads the font, so the style sheet takes the font from the cache and causes no second request.
  await expect.poll(() => new Set(asked.filter((path) => path.endsWith('.woff2'))).size).toBe(1)
  await page.evaluate(() => document.fonts.ready)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  expect(asked.filter((path) => path.startsWith('/brand/') && path !== '/brand/icon.svg')).toEqual([])
  await isHarbours(page)

  const answer = await request.get('/')
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(14_000)
  const font = asked.find((path) => path.endsWith('.woff2')) ?? ''
  const { headers } = await fetch(`${origin}${font}`)
  expect(font).toMatch(/^\/assets\/figtree-[0-9a-f]{8}\.woff2$/)
  expect(headers.get('Cache-Control')).toContain('immutable')
})

test("the server serves the brand's icons and its web app manifest", async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest')
  expect(await manifest.json()).toMatchObject({
    name: 'Harbour Water',
    theme_color: '#fff',
    background_color: '#f6f5fa',
  })
  for (const name of ['icon.svg', 'icon-192.png', 'maskable-512.png', 'apple-touch-icon.png', 'bill.svg']) {
    const { headers } = await fetch(`${origin}/brand/${name}`)
    const body = await (await request.get(`/brand/${name}`)).body()
    expect(body.equals(readFileSync(join(brandFolder, name))), name).toBe(true)
    const again = await fetch(`${origin}/brand/${name}`, {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
  }
  expect((await request.get('/brand/atkinson-hyperlegible-next.license.txt')).status()).toBe(404)
})

test('a form with errors shows the sample bill of the brand', async ({ page }) => {
  await openEligibility(page)
  await pressNext(page)
  await expect(page.getByRole('heading', { name: words.common.errorsTitle })).toBeVisible()
  const bill = page.getByRole('img', { name: /^Sample bill/ })
  await expect(bill).toHaveAttribute('height', '800')
  await expect
    .poll(() =>
      bill.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    )
    .toBe(true)
  await isHarbours(page)
})

test('a forgotten login ID and its mail name the utility', async ({ page, request }) => {
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.email).fill('maria.chen@example.com')
  await pressNext(page)
  await expect(page.getByRole('heading', { name: words.forgotLogin.sent.title })).toBeVisible()
  await isHarbours(page)
  const { subject, text } = await newestMessage(request, 'maria.chen@example.com')
  expect(subject).toContain('Harbour Water')
  expect(subject + text).not.toContain('MyWater')
  expect(await (await request.get('/sandbox/outbox')).text()).not.toContain('MyWater')
})

test('the login page of the identity provider shows the brand', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await expect(page).toHaveURL(/\/oauth2\/default\//)
  await expect(page).toHaveTitle('Log in – Harbour Water')
  await expect(page.locator('body')).toHaveCSS('color', ink)
  await expect(logo(page)).toHaveCSS('width', '40px')
  await isHarbours(page)
})
