import type { Page } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'

/** Finds the pages that require a sign-in, in the configuration that every page contains. */
const guardedPages = async (page: Page): Promise<readonly string[]> => {
  const html = await (await page.request.get('/')).text()
  const [, routes = ''] = /"protectedRoutes":\[(.*?)\]/.exec(html) ?? []
  return [...routes.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path)
}

const openWhole = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('without tokens, every button of every guarded page leads to the login', async ({ page, context }) => {
  test.slow()
  await logIn(page, 'nina_sorokin')
  const cookies = await context.cookies()
  const paths = await guardedPages(page)
  expect(paths).toContain('/account')
  for (const path of paths) {
    await openWhole(page, path)
    const names = await page.getByRole('button').allInnerTexts()
    expect(names.length).toBeGreaterThan(3)
    for (const [at, name] of names.entries()) {
      await context.addCookies(cookies)
      await openWhole(page, path)
      await context.clearCookies()
      await page.getByRole('button').nth(at).click()
      await expect(page, `${path}: ${name}`).toHaveURL(/\/login$/)
    }
  }
})

test('after a logout in another tab, the page shows the login when the person returns', async ({
  page,
  context,
}) => {
  await logIn(page, 'nina_sorokin')
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login$/)
})
