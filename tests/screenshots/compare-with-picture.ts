import { afterEach, expect } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectApproved } from '../expect-approved.ts'
import { hasPicture } from './has-picture.ts'
import { approvedOf, passedStory } from './passed-story.ts'

/**
 * Returns the size of the window: the width of a desktop for the story of a state chart, the width of a phone for other
 * stories.
 */
const windowOf = (storyId: string) =>
  storyId.endsWith('--chart') ? { width: 1680, height: 740 } : { width: 360, height: 740 }

// After the test of a story, the story is compared with its reference picture over its full height.
afterEach(async (test) => {
  const storyId = passedStory(test)
  if (storyId === undefined || !hasPicture(storyId)) return
  await document.fonts.ready
  // Moves the pointer out of the page, because in a headless browser the pointer starts in the upper left corner of the
  // page.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
  const { width, height } = windowOf(storyId)
  await page.viewport(width, height)
  await page.viewport(width, Math.max(height, document.documentElement.scrollHeight))
  await expectApproved(
    // oxlint-disable-next-line vitest/no-standalone-expect -- this hook extends the test that Storybook generates
    async () => await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId),
    approvedOf(test, 'the picture'),
  )
})
