import type { Page } from '@playwright/test'

/**
 * Waits until the script of an open page is ready. Until then, a pressed button has no effect yet, and a link loads a
 * new document.
 */
export const untilScriptReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== 'loading' && !document.getElementById('overdue'))
}

/**
 * Presses Shift, because some pages evaluate their script on the first action of a person. Shift changes nothing
 * else on the page.
 */
export const pressShift = (page: Page): Promise<void> => page.keyboard.press('Shift')

export const openUntilReady = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() =>
    document.addEventListener('portal:ready', () => console.info('portal:ready'), { once: true }),
  )
  const ready = page.waitForEvent('console', (message) => message.text() === 'portal:ready')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await pressShift(page)
  await ready
}
