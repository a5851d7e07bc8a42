import type { Page } from '@playwright/test'

/** Waits until the script of a page that is open listens: what is pressed before is kept for later, and links lead on as documents. */
export const listens = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== 'loading' && !document.getElementById('overdue'))
}

/** Acts on a page without pressing anything: the landing page loads its script only then. */
export const act = (page: Page): Promise<void> => page.keyboard.press('Shift')

/** Opens a page, and is back in the moment in which its script listens. */
export const openAndListen = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() =>
    document.addEventListener('portal:ready', () => console.info('portal:ready'), { once: true }),
  )
  const ready = page.waitForEvent('console', (message) => message.text() === 'portal:ready')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await act(page)
  await ready
}
