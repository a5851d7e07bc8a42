import { afterEach, expect } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectApproved } from '../expect-approved.ts'
import { approvedOf, passedStory } from './passed-story.ts'
import { viewsOf } from './views.ts'

const root = document.documentElement

/** Returns true if a screen waits for a call. It differs from the screen before only by its "One moment…". */
const isWaiting = (storyId: string): boolean =>
  storyId.startsWith('flows-') && document.querySelector('[aria-busy="true"], [data-busy]') !== null

// After the test of a story, the story is compared with its reference pictures over its full height.
afterEach(async (test) => {
  const storyId = passedStory(test)
  if (storyId === undefined || isWaiting(storyId)) return
  await document.fonts.ready
  // Moves the pointer out of the page, because in a headless browser the pointer starts in the upper left corner of the
  // page.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
  const ownTheme = root.dataset['theme']
  for (const { suffix, width, theme } of viewsOf(storyId)) {
    if (theme) root.dataset['theme'] = theme
    await page.viewport(width, 740)
    await page.viewport(width, Math.max(740, root.scrollHeight))
    await expectApproved(
      async () =>
        // oxlint-disable-next-line vitest/no-standalone-expect -- this hook extends the test that Storybook generates
        await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}${suffix}`),
      approvedOf(test, `the picture${suffix.replace('-', ', ')}`),
    )
    if (ownTheme === undefined) delete root.dataset['theme']
    else root.dataset['theme'] = ownTheme
  }
})
