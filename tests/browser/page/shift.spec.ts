import type { Page } from '@playwright/test'
import { paths } from '../../../src/contract/portal-paths.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const locale of ['en-US', 'es-US'])
  test.describe(locale, () => {
    test.use({ locale })
    for (const path of ['/', '/register'])
      test(`a late web font does not shift ${path}`, async ({ page }) => {
        const font = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async (route) => {
          await font.promise
          await route.continue()
        })
        await openUntilReady(page, path)
        const alerts = page.locator('section[aria-labelledby] b')
        if (path === '/') expect(await alerts.count()).toBeGreaterThanOrEqual(3)
        const loaded = page.waitForEvent('requestfinished', (sent) => sent.url().endsWith('.woff2'))
        font.resolve()
        await loaded
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
      })
  })

const isInWebFont = async (page: Page): Promise<boolean> => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
}

for (const path of [
  paths.home,
  paths.register,
  paths.secondaryAccountLogin,
  paths.thirdPartyExpired,
  paths.notFound,
])
  test(`${path} asks for the web font and shows it later`, async ({ page }) => {
    const asked = page.waitForRequest(/\.woff2$/)
    await page.goto(path)
    expect((await (await asked).allHeaders())['referer']).toBeUndefined()
    await expect(async () => {
      await page.reload()
      expect(await isInWebFont(page)).toBe(true)
    }).toPass()
  })

/** @returns the relative differences in width and height; `null` if the local font is not installed */
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

test('local fonts have almost the size of the web font', async ({ page }) => {
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
