import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A colour that changes has other contrasts in between. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((running) => running instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** An address changes before its page has loaded: until then the main part is empty, or asks to wait. */
const pageComes = (page: Page) =>
  expect(page.locator('h1:visible').first()).toHaveText(/^(?!One moment|Un momento)./)

/** Fails when axe, with all its rules, finds a violation on the current page. */
export const axe = async (page: Page): Promise<void> => {
  await pageComes(page)
  await transitionsEnd(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
  expect(found, 'axe').toEqual([])
}
