import { expect, type Page } from '@playwright/test'

/** Waits until the portal's script listens: what is pressed before is kept for later, and links lead on as documents. */
export const listens = (page: Page): Promise<void> => expect(page.locator('#overdue')).not.toBeAttached()
