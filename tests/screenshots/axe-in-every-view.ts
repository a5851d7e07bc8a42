import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { isPseudoLanguage, pseudoLanguages, speakPseudoLanguage } from '../../stories/kit/pseudo-language.ts'
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

/** Whether words stand over the edge of their box, or are cut at it. */
const isTooSmall = (element: Element): boolean => {
  const { display, overflowX, textOverflow, clipPath } = getComputedStyle(element)
  const { scrollWidth, clientWidth } = element
  const hasWords = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
  )
  if (!hasWords || display === 'inline' || textOverflow === 'ellipsis') return false
  // what is only heard
  if (clipPath !== 'none' || element.closest('.hidden')) return false
  return scrollWidth > clientWidth + 1 && overflowX !== 'auto' && overflowX !== 'scroll'
}

/** What a longer language, or one from the right, does not fit into; in a busy button a level moves out and in. */
const misfits = (): string[] =>
  Object.keys(pseudoLanguages)
    .filter(isPseudoLanguage)
    .flatMap((name) => {
      const stop = speakPseudoLanguage(name)
      const small = [
        ...document.body.querySelectorAll(':not(svg, svg *, option, script, style, [data-busy])'),
      ].filter(isTooSmall)
      const found = [
        ...sidewaysScrolling(),
        ...small.map(({ tagName, textContent }) => `320 px: too small for ${tagName} ${textContent}`),
      ]
      stop()
      return found.map((one) => `${pseudoLanguages[name]}: ${one}`)
    })

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
  if (!/--(chart|playground)$/.test(storyId)) found.push(...misfits())
  // oxlint-disable-next-line vitest/no-standalone-expect -- it ends the story's own test, which Storybook writes
  expect(found).toEqual([])
})
