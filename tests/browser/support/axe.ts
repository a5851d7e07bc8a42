import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Waits for the end of CSS transitions, because a colour and its contrast have their final values only after a
 * transition.
 */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((running) => running instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/**
 * Waits for the heading of the page, because the URL changes before the page has loaded. Until the heading appears, the
 * main part of the page is empty or shows a waiting text.
 */
const untilPageShown = (page: Page) =>
  expect(page.locator('h1:visible').first()).toHaveText(/^(?!One moment|Un momento)./)

/**
 * Fails the test if axe finds a violation of its rules on the current page. Axe's legacy mode is three times as fast as
 * its default mode. The legacy mode does not check frames of other sites, but the sandbox has no such frames.
 */
export const axe = async (page: Page): Promise<void> => {
  await untilPageShown(page)
  await transitionsEnd(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
  expect(found, 'axe').toEqual([])
}
