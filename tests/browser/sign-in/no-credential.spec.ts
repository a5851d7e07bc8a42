import type { Page } from '@playwright/test'
import { json } from '../support/call-sites/call-site.ts'
import { logIn } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const guardedPages = async (page: Page): Promise<readonly string[]> => {
  const html = await (await page.request.get('/')).text()
  const [, routes = ''] = /"protectedRoutes":\[(.*?)\]/.exec(html) ?? []
  return [...routes.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path)
}

const session = { since: '2026-01-02T03:04:05Z', lastUsed: '2026-01-02T03:04:05Z', system: 'Windows' }
const paperBill = { accountNumber: '210012345892', role: 'primary', name: 'Nina', address: 'Mill Race Road' }

/** Shows every part that the account page can have: an unconfirmed phone, a paper bill and a second session. */
const showEveryPart = async (page: Page) => {
  const phone = { factorId: 'sms1', number: '+15705550132', confirmed: false }
  const accounts = [{ ...paperBill, paperless: false, businessPartnerGuid: 'guid' }]
  await page.route('**/v1/overview', json({ oktaId: '00u1', accounts, language: 'en', phone }))
  const [one, other] = [true, false].map((current) => ({
    ...session,
    browser: `Browser ${current}`,
    current,
  }))
  await page.route('**/v1/sessions', json([one, other]))
}

const openWhole = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('without tokens, every button of every guarded page leads to the login', async ({ page, context }) => {
  test.slow()
  await showEveryPart(page)
  await logIn(page, 'ruth-abrams')
  const cookies = await context.cookies()
  const paths = await guardedPages(page)
  expect(paths).toContain('/account')
  for (const path of paths) {
    await openWhole(page, path)
    const names = await page.getByRole('button').allInnerTexts()
    expect(names).toContain(words.sessions.signOutOthers)
    for (const [at, name] of names.entries()) {
      await context.addCookies(cookies)
      await openWhole(page, path)
      await context.clearCookies()
      await page.getByRole('button').nth(at).click()
      await expect(page, `${path}: ${name}`).toHaveURL(/\/login$/)
    }
  }
})

test('a logout in another tab shows the login at the return', async ({ page, context }) => {
  await logIn(page, 'ruth-abrams')
  await openWhole(page, '/account')
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login$/)
})
