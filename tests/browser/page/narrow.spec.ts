import { languageCookie, languages } from '../../../src/contract/languages.ts'
import type { Locator } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const right = async (box: Locator) => {
  const place = await box.boundingBox()
  return place === null ? 0 : place.x + place.width
}

// A window of 1280 px has a page width of 320 px at a zoom of 400 %. WCAG requires that a page works at this width.
test.use({ viewport: { width: 320, height: 640 } })

for (const locale of ['en-US', 'es-US'])
  test.describe(locale, () => {
    test.use({ locale })
    test('on a page that is 320 px wide, the gap between the product name and the next link is at least 4 px', async ({
      page,
    }) => {
      await page.goto('/404')
      const brand = page.getByRole('banner').getByRole('link').first()
      const emergency = page.getByRole('banner').getByRole('link').nth(1)
      const gap = ((await emergency.boundingBox())?.x ?? 0) - (await right(brand.locator('span, b').last()))
      expect(gap).toBeGreaterThanOrEqual(4)
    })
  })

test('on a page that is 320 px wide, the close button of a dialog is at least 8 px from the edge of the page', async ({
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

test.describe('on a page that is 768 px wide, the header fits into the page', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('on a page that is 768 px wide, the list of languages ends at the right edge of the header in every language', async ({
    page,
    baseURL,
    context,
  }) => {
    for (const language of Object.keys(languages)) {
      await context.addCookies([{ name: languageCookie.name, value: language, url: baseURL ?? '' }])
      await page.goto('/404')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const end = await right(page.getByRole('banner').getByRole('group'))
      const edge = await page
        .getByRole('banner')
        .locator(':scope > *')
        .evaluate(
          (row) => row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight),
        )
      expect(Math.abs(end - edge), language).toBeLessThan(1)
    }
  })
})
