import brand from '../../../src/brand/brand.json' with { type: 'json' }
import { logIn } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

test('a printed page is dark on light and has no buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logIn(page, 'carmen-ruiz')
  await expect(page.getByRole('region', { name: words.accountOverview.title })).toBeVisible()
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink').trim())
  expect(await ink()).toBe(brand.dark.ink)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await ink()).toBe(brand.light.ink)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
})

test('a short page is printed on one sheet', async ({ page }) => {
  await page.goto('/thirdPartyExpired')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const paper = await page.pdf({ format: 'Letter' })
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
