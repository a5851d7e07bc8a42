import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { hasPicture } from '../pictures/has-picture.ts'
import { passedStory } from './passed-story.ts'

const phone = { width: 360, height: 740 }

// A story is compared with its reference as a phone shows it when its own test is over, from top to bottom.
afterEach(async (test) => {
  const storyId = passedStory(test)
  if (storyId === undefined || !hasPicture(storyId)) return
  await document.fonts.ready
  await page.viewport(phone.width, phone.height)
  await page.viewport(phone.width, Math.max(phone.height, document.documentElement.scrollHeight))
  // oxlint-disable-next-line vitest/no-standalone-expect -- it ends the story's own test, which Storybook writes
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId)
})
