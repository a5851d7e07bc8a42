import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A colour and its contrast have their final values only after a CSS transition. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((running) => running instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** The URL changes before the page has loaded; until the heading appears, the page shows a waiting text. */
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
