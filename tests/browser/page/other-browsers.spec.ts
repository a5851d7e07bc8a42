import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

for (const [locale, sentence] of [
  ['en-US', 'Your browser is too old for this page.'],
  ['es-US', 'Su navegador es demasiado antiguo para esta página.'],
] as const)
  test.describe(locale, () => {
    test.use({ locale, serviceWorkers: 'block' })

    test('a browser too old gets a message at once and no script', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
      await page.goto('/')
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/)
      expect(scripts).toEqual([])
    })
  })

/** As Firefox and Safari block cookies. */
const blockCookies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
const needed = /keeps no cookies for our site/

test('with blocked cookies, Log In says that they are needed', async ({ page }) => {
  await blockCookies(page)
  await page.goto('/')
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: needed })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('with blocked cookies, Get Started says so and leaves no window', async ({ page, context }) => {
  await blockCookies(page)
  await page.goto('/')
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
  await expect(page.getByRole('alertdialog', { name: words.serviceLogin.failed })).toContainText(needed)
  await expect.poll(() => context.pages().length).toBe(1)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: words.serviceLogin.getStarted })).toBeFocused()
})

test('Log In works although the alerts throw', async ({ page, problems }) => {
  problems.expect(/no such method/)
  await page.addInitScript(() => {
    Date.parse = () => {
      throw new Error('no such method')
    }
  })
  await page.goto('/')
  // The landing page loads its script on the first action of a person, so the test makes an action.
  await page.keyboard.press('Tab')
  await expect(page.getByText('Boil water advisory')).toHaveCount(0)
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await expect(page.getByLabel(words.fields.loginId)).toBeVisible()
})
