import type { Page } from '@playwright/test'

/** Opens a page and waits until its script listens. */
export const openAndListen = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() =>
    document.addEventListener('portal:ready', () => console.info('portal:ready'), { once: true }),
  )
  const ready = page.waitForEvent('console', (message) => message.text() === 'portal:ready')
  await page.goto(path, { waitUntil: 'commit' })
  await ready
}
