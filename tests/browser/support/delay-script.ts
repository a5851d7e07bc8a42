import type { Page } from '@playwright/test'

/** Delays a script, as on a slow line, until the returned function is called. */
export const delayScript = async (page: Page, name: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
