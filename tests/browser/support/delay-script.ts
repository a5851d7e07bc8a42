import type { Page } from '@playwright/test'

/** Delays the response for a script, as on a slow network, until the test calls the returned function. */
export const delayScript = async (page: Page, name: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
