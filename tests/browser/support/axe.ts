import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A colour on its way to another has a contrast of its own. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((running) => running instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** An address changes before its page has come: until then nothing stands there, then what asks for patience. */
const pageComes = (page: Page) =>
  expect(page.locator('h1:visible').first()).toHaveText(/^(?!One moment|Un momento)./)

/** Fails when axe, with every rule it has, finds a violation on the page as it is now. */
export const axe = async (page: Page): Promise<void> => {
  await pageComes(page)
  await transitionsEnd(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
  expect(found, 'axe').toEqual([])
}
