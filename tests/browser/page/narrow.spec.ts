import { languageCookie, languages } from '../../../src/contract/languages.ts'
import type { Locator } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const right = async (box: Locator) => {
  const place = await box.boundingBox()
  return place === null ? 0 : place.x + place.width
}

// At a zoom of 400 %, a window 1280 px wide is 320 px wide. WCAG requires that a page works at this width.
test.use({ viewport: { width: 320, height: 640 } })

for (const locale of ['en-US', 'es-US'])
  test.describe(locale, () => {
    test.use({ locale })
    test('in the header of a page 320 px wide, there is a gap of at least 4 px between the product name and the next link', async ({
      page,
    }) => {
      await page.goto('/404')
      const brand = page.getByRole('banner').getByRole('link').first()
      const emergency = page.getByRole('banner').getByRole('link').nth(1)
      const gap = ((await emergency.boundingBox())?.x ?? 0) - (await right(brand.locator('span, b').last()))
      expect(gap).toBeGreaterThanOrEqual(4)
    })
  })

test('on a page 320 px wide, the close button of a dialog is at least 8 px from the edge of the page', async ({
  page,
}) => {
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await page.getByRole('button', { name: words.eligibility.bill.viewLarger }).click()
  const closeButton = page.getByRole('dialog').getByRole('button', { name: words.common.close })
  const padding = await closeButton.evaluate((button) =>
    Number.parseFloat(getComputedStyle(button).paddingRight),
  )
  expect((await right(closeButton)) - padding).toBeLessThanOrEqual(320 - 8)
})

test.describe('the header fits on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('the list of languages ends at the right edge of the header, in every language', async ({
    page,
    baseURL,
    context,
  }) => {
    for (const language of Object.keys(languages)) {
      await context.addCookies([{ name: languageCookie.name, value: language, url: baseURL ?? '' }])
      await page.goto('/404')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const end = await right(page.getByRole('banner').getByRole('group'))
      const emergency = await right(page.getByRole('banner').getByRole('link').nth(1))
      expect(Math.abs(end - emergency), language).toBeLessThan(1)
    }
  })
})
