import * as v from 'valibot'
import { sessionList } from '../../../src/contract/identity.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { logIn } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('what stands below the parts that load later does not move', async ({ page }) => {
      const loading = Promise.withResolvers<null>()
      await page.route('**/v1/overview', async (route) => {
        await loading.promise
        await route.continue()
      })
      await page.route('**/v1/sessions', async (route) => {
        const sessions = v.parse(sessionList, await (await route.fetch()).json())
        await loading.promise
        await route.fulfill({ json: sessions.filter(({ current }) => current) })
      })
      await logIn(page, 'ruth-abrams')
      const last = page.locator('#login')
      const top = async () => ((await last.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY))
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(2)
      const early = { top: await top(), shift: await layoutShift(page) }
      loading.resolve(null)
      await expect(page.locator('#contact')).toBeVisible()
      await expect(page.getByText(words.sessions.onlyHere)).toBeAttached()
      expect(Math.abs((await top()) - early.top)).toBeLessThan(8)
      expect(await layoutShift(page)).toBe(early.shift)
    })
  })
