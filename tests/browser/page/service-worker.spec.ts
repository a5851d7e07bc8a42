import { cachedPaths, hashedFile } from '../support/kept.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

test('the service worker keeps hashed build files and nothing else', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openEligibility(page, '?accountNumber=210012345785&firstName=Canary')
  await copyBill(page, { accountNumber: '210012345785', firstName: 'Canary', lastName: 'Bird' })
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText('Details entered do not match')
  const kept = await cachedPaths(page)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((path) => !hashedFile.test(path))).toEqual([])
})

test('a page that is open is not taken over or reloaded', async ({ page }) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await openEligibility(page)
  await page.getByLabel('First Name').fill('Jordan')
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(loads).toBe(1)
  await expect(page.getByLabel('First Name')).toHaveValue('Jordan')
})
