import type { Page } from '@playwright/test'
import { holdWebFont } from '../support/hold-web-font.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Adds a CSS rule to the page by a script, because the page's content security policy forbids style elements. */
const addRule = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rule)

for (const locale of ['en-US', 'es-US'])
  test.describe(locale, () => {
    test.use({ locale })
    for (const path of ['/', '/register'])
      test(`if the web font arrives late, the layout of ${path} does not shift`, async ({ page }) => {
        const releaseWebFont = await holdWebFont(page)
        await openUntilReady(page, path)
        const alerts = page.locator('section[aria-labelledby] b')
        if (path === '/') expect(await alerts.count()).toBeGreaterThanOrEqual(3)
        await releaseWebFont()
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
      })
  })

test('if the web font does not move any line of the page, the page uses the web font at once', async ({
  page,
}) => {
  const releaseWebFont = await holdWebFont(page)
  await openUntilReady(page, '/register')
  await addRule(page, 'body { font-family: monospace }')
  await releaseWebFont()
  await expect(page.locator('body')).not.toHaveAttribute('data-local-font')
})

test('if the web font would move lines, only form fields use it at once, and other text uses it from the next page on', async ({
  page,
}) => {
  const releaseWebFont = await holdWebFont(page)
  await openUntilReady(page, '/register')
  await addRule(page, 'body:not([data-local-font]) { word-spacing: 3em }')
  await releaseWebFont()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  await expect(page.locator('body')).toHaveAttribute('data-local-font', 'lines')
  await expect(page.locator('input').first()).toHaveCSS('font-family', /^"?Atkinson Next/)
  await page.getByRole('link', { name: 'MyWater home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await expect(page.locator('body')).not.toHaveAttribute('data-local-font')
})

test('if the web font would move lines, login IDs and numbers use the web font at once, and the heading does not', async ({
  page,
}) => {
  const releaseWebFont = await holdWebFont(page)
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345678', firstName: 'Jordan', lastName: 'Rivera' })
  await pressNext(page)
  const loginId = page.getByLabel(words.createLogin.loginId)
  await loginId.fill('Il10O')
  await addRule(page, 'body:not([data-local-font]) { word-spacing: 3em }')
  const inLocalFont = /^"?Atkinson on /
  await expect(loginId).toHaveCSS('font-family', inLocalFont)
  await releaseWebFont()
  const inWebFont = /^"?Atkinson Next/
  await expect(loginId).toHaveCSS('font-family', inWebFont)
  const numbers = page.locator('.number:visible')
  expect(await numbers.count()).toBeGreaterThan(0)
  for (const number of await numbers.all()) await expect(number).toHaveCSS('font-family', inWebFont)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', inLocalFont)
})

/**
 * Compares the size of a line in a local font and in the web font. Returns the relative differences in width and
 * height, or `null` if the local font is not installed.
 */
const compareWithWebFont = (page: Page, family: string, weight: number) =>
  page.evaluate(
    async ([local, web]) => {
      const there = await Promise.all([local, web].map((font) => document.fonts.load(font))).catch(() => null)
      if (there === null) return null
      const line = document.createElement('span')
      line.textContent = document.body.innerText.replaceAll(/\s+/g, ' ')
      line.style.cssText = 'position: absolute; white-space: nowrap; text-rendering: geometricPrecision'
      document.body.append(line)
      const boxIn = (font: string) => {
        line.style.font = font
        return line.getBoundingClientRect()
      }
      const [one, other] = [boxIn(local), boxIn(web)]
      return { width: one.width / other.width - 1, height: one.height / other.height - 1 }
    },
    [`${weight} 20px '${family}'`, `${weight} 20px 'Atkinson Next'`] as const,
  )

test('a line of text has almost the same width and height in the local fonts and in the web font', async ({
  page,
}) => {
  await openUntilReady(page, '/')
  for (const weight of [400, 600, 650, 700]) {
    const differences = await Promise.all(
      ['Atkinson on Arial', 'Atkinson on Roboto'].map((family) => compareWithWebFont(page, family, weight)),
    )
    const there = differences.filter((difference) => difference !== null)
    expect(there, 'this machine needs Arial, Liberation Sans or Roboto').not.toEqual([])
    for (const { width, height } of there) {
      expect(Math.abs(width), `width at ${weight}`).toBeLessThan(0.015)
      expect(Math.abs(height), `height at ${weight}`).toBeLessThan(0.01)
    }
  }
})
