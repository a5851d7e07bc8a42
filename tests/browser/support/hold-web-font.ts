import type { Page } from '@playwright/test'

/** Delays the web font until the test calls the returned function, which then waits until the font has loaded. */
export const holdWebFont = async (page: Page): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /Atkinson Next/.test(family) && status === 'loaded'),
    )
  }
}
