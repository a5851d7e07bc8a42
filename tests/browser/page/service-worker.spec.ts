import { axe } from '../support/axe.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { cachedPaths, hashedFile } from '../support/stored-data.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

test('the service worker caches only build files with a hash', async ({ page }) => {
  await openUntilReady(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openEligibility(page, '?accountNumber=210012345777&firstName=Canary')
  await copyBill(page, { accountNumber: '210012345777', firstName: 'Canary', lastName: 'Bird' })
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText('Details entered do not match')
  const kept = await cachedPaths(page)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((path) => !hashedFile.test(path))).toEqual([])
})

test('a new service worker neither controls nor reloads an open page', async ({ page }) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await openEligibility(page)
  await page.getByLabel(words.fields.firstName).fill('Jordan')
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(loads).toBe(1)
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Jordan')
})

test("a reload while offline says so in the person's language", async ({ page, context, problems }) => {
  problems.expect(/503|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await openUntilReady(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/register?accountNumber=210012345785&firstName=Canary')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page).toHaveTitle('You are offline – MyWater')
  await expect(page.getByRole('link', { name: '1-800-555-0199' })).toHaveAttribute(
    'href',
    'tel:1-800-555-0199',
  )
  await axe(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: words.common.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')

  await chooseLanguage(page, '简体中文')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await context.setOffline(true)
  await page.goto('/forgotPassword').catch(() => undefined)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您已离线')
  await context.setOffline(false)
  await page.getByRole('link', { name: '重试' }).click()
  await expect(page).toHaveURL(/\/forgotPassword$/)
  await expect(page.locator('header').first()).toBeVisible()
  const kept = await cachedPaths(page)
  expect(kept.filter((path) => !hashedFile.test(path))).toEqual([])
})

test('the offline page looks like the sign-in page, light and dark', async ({ page, context, problems }) => {
  problems.expect(/503|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const look = () =>
    page.evaluate(() => {
      const styleOf = (selector: string) => {
        const element = document.querySelector(selector)
        if (element === null) return []
        const style = getComputedStyle(element)
        return [style.color, style.backgroundColor, style.fontSize, style.fontWeight, style.padding]
      }
      return [
        'body',
        'header [class$=brand]',
        'header [class$=name] b',
        'main [class$=sheet]',
        'h1',
        'main a[class*=button]',
      ].map(styleOf)
    })
  await openUntilReady(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const schemes = ['light', 'dark'] as const
  const online: unknown[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/oauth2/default/reset-password/done')
    online.push(await look())
  }
  await context.setOffline(true)
  for (const [place, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/forgotPassword').catch(() => undefined)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    const offline = await look()
    expect(offline.every((values) => values.length > 0)).toBe(true)
    expect(offline).toEqual(online[place])
    await axe(page)
  }
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Atkinson Next"/)
  await expect(page.locator('header [class*=mark]')).toBeVisible()
})

test('files that a full storage cannot cache still arrive', async ({ page, context }) => {
  await openUntilReady(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await openEligibility(page)
  await expect(page.getByLabel(words.fields.firstName)).toBeVisible()
})
