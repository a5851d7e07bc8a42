import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { hasPicture } from './has-picture.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin. */
    storyId?: string
  }
}

// A story is compared with its reference as it stands when its own test is over.
afterEach(async ({ task }) => {
  const { storyId } = task.meta
  if (storyId === undefined || !hasPicture(storyId) || task.result?.state === 'fail') return
  await document.fonts.ready
  // oxlint-disable-next-line vitest/no-standalone-expect -- it ends the story's own test, which Storybook writes
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId)
})
