import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Waits for the end of CSS transitions. During a transition a colour and its contrast differ from the final values.
 */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((running) => running instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/**
 * Waits for the heading of the page. The URL changes before the page has loaded. Until the page has loaded, the main
 * part is empty or shows a waiting text.
 */
const untilPageShown = (page: Page) =>
  expect(page.locator('h1:visible').first()).toHaveText(/^(?!One moment|Un momento)./)

/**
 * Fails if axe finds a violation of any of its rules on the current page. In legacy mode axe does not open a second
 * page for its report, so the check takes a third of the time. This mode skips frames of other sites. The sandbox has
 * no such frames.
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
