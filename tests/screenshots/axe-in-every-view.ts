import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { inForcedColours } from './forced-colours.ts'
import { passedStory } from './passed-story.ts'

/** As narrow as a page at 400 % zoom. As wide as a desk is where Storybook's own axe has been already. */
const narrow = { width: 320, height: 640 }

/** A flow's story is a whole page, with landmarks and a heading, unless a dialog covers it; others are parts of one. */
const seenBy = (storyId: string): Document | HTMLElement => {
  const isPage = storyId.startsWith('flows-') && !/--(chart|playground)$/.test(storyId)
  return isPage && document.querySelector(':modal') === null ? document : document.body
}

const violations = async (view: string, storyId: string): Promise<string[]> => {
  const { violations: found } = await axe.run(seenBy(storyId))
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${view}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

const sidewaysScrolling = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`320 px: the page is ${scrollWidth} px wide`] : []
}

/** What shows only when it takes longer than a moment has appeared. */
const appeared = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

afterEach(async (test) => {
  const storyId = passedStory(test)
  if (storyId === undefined) return
  await appeared()
  const forced = await inForcedColours(() => violations('forced colours', storyId))
  await page.viewport(narrow.width, narrow.height)
  const found = [...forced, ...(await violations('320 px', storyId)), ...sidewaysScrolling()]
  // oxlint-disable-next-line vitest/no-standalone-expect -- it ends the story's own test, which Storybook writes
  expect(found).toEqual([])
})
