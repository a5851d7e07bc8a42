import { axe } from '../support/axe.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { cachedPaths, hashedFile } from '../support/stored-data.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

test('the service worker caches only build files with a hash in their name', async ({ page }) => {
  await openUntilReady(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openEligibility(page, '?accountNumber=210012345785&firstName=Canary')
  await copyBill(page, { accountNumber: '210012345785', firstName: 'Canary', lastName: 'Bird' })
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText('Details entered do not match')
  const kept = await cachedPaths(page)
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((path) => !hashedFile.test(path))).toEqual([])
})

test('a new service worker neither takes control of an open page nor reloads it', async ({ page }) => {
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

test('after a reload while offline, the page shows a message with a phone number in the language of the person', async ({
  page,
  context,
  problems,
}) => {
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

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme })

    test(`the offline page has the colours and text sizes of the sign-in page in the ${colorScheme} theme`, async ({
      page,
      context,
      problems,
    }) => {
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
      await page.goto('/oauth2/default/reset-password/done')
      const online = await look()
      expect(online.every((values) => values.length > 0)).toBe(true)
      await context.setOffline(true)
      await page.goto('/forgotPassword').catch(() => undefined)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
      expect(await look()).toEqual(online)
      await expect(page.locator('body')).toHaveCSS('font-family', /^"Atkinson Next"/)
      await expect(page.locator('header [class*=mark]')).toBeVisible()
      await axe(page)
    })
  })

test('if the storage of the browser is full, the page still gets each file, although the file cannot be cached', async ({
  page,
  context,
}) => {
  await openUntilReady(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await openEligibility(page)
  await expect(page.getByLabel(words.fields.firstName)).toBeVisible()
})
