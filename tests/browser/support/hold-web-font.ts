import type { Page } from '@playwright/test'

/** Keeps the web font on its way until the function is called that comes back, which waits for it to be there. */
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
