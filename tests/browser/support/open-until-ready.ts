import type { Page } from '@playwright/test'

/** Until its script is ready, a pressed button has no effect yet, and a link loads a new document. */
export const untilScriptReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.readyState !== 'loading' && !document.getElementById('overdue'))
}

/** Some pages evaluate their script on a person's first action; Shift changes nothing else on the page. */
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
