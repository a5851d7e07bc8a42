import { languageCookie, languages } from '../../../src/contract/languages.ts'
import type { Locator } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const right = async (box: Locator) => {
  const place = await box.boundingBox()
  return place === null ? 0 : place.x + place.width
}
const paddingOf = (box: Locator) =>
  box.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingRight))

// A window of 1280 px has a page width of 320 px at a zoom of 400 %. WCAG requires that a page works at this width.
test.use({ viewport: { width: 320, height: 640 } })

test("at 320 px, a dialog's close button is inside the page", async ({ page }) => {
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await page.getByRole('button', { name: words.eligibility.bill.viewLarger }).click()
  const closeButton = page.getByRole('dialog').getByRole('button', { name: words.common.close })
  expect((await right(closeButton)) - (await paddingOf(closeButton))).toBeLessThanOrEqual(320 - 8)
})

test('nothing covers the name, and the languages end the header', async ({ page, baseURL, context }) => {
  for (const language of Object.keys(languages)) {
    await context.addCookies([{ name: languageCookie.name, value: language, url: baseURL ?? '' }])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/404')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const header = page.getByRole('banner')
    const brand = header.getByRole('link').first().locator('span, b').last()
    const emergency = await header.getByRole('link').nth(1).boundingBox()
    expect((emergency?.x ?? 0) - (await right(brand)), language).toBeGreaterThanOrEqual(4)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await header.locator('summary').click()
    const list = header.locator('form')
    expect((await list.boundingBox())?.x, language).toBeGreaterThanOrEqual(0)
    expect(await right(list), language).toBeLessThanOrEqual(320)

    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 768, height: 1024 })
    const end = await right(header.getByRole('group'))
    const row = header.locator(':scope > *')
    expect(Math.abs(end - (await right(row)) + (await paddingOf(row))), language).toBeLessThan(1)
  }
})

test('a page that fits does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
})
