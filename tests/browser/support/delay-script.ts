import type { Page } from '@playwright/test'

/** Keeps a script on its way, as on a slow line, until the function is called that comes back. */
export const delayScript = async (page: Page, name: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
