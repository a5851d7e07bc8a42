import { openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

test('at 768 px, all alerts are visible without "2 more notices"', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  await expect(page.getByRole('region')).toHaveCount(3)
  await expect(page.getByText('2 more notices')).toBeHidden()
})

for (const [first, expected] of [
  ['/', 0],
  ['/404', 1],
] as const)
  test(`a tab opened at ${first} makes ${expected} calls for the alerts`, async ({ page }) => {
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/getActiveAlerts')) calls += 1
    })
    const alert = page.getByText('Boil water advisory in Maple Heights.')
    await openUntilReady(page, first)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await openUntilReady(page, '/404')
    await page.getByRole('link', { name: words.notFound.returnHome }).click()
    await expect(alert).toBeVisible()
    await page.getByRole('link', { name: words.common.signUp }).click()
    await page.getByRole('link', { name: 'MyWater home' }).click()
    await expect(alert).toBeVisible()
    expect(calls).toBe(expected)
  })

test('after a redirect from /account, all alerts need no call', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/getActiveAlerts')) calls += 1
  })
  // Longer than the time limit of 500 ms below.
  await page.route('**/getActiveAlerts', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login$/)
  const logIn = page.getByRole('button', { name: words.landing.login.button, exact: true })
  await expect(logIn).toBeVisible()
  await expect(page.getByRole('region')).toHaveCount(3, { timeout: 500 })
  expect(calls).toBe(0)
})
