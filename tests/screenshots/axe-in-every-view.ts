import axe from 'axe-core'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { isPseudoLanguage, pseudoLanguages, speakPseudoLanguage } from '../../stories/kit/pseudo-language.ts'
import { expectNone } from '../expect-none.ts'
import { inForcedColours } from './forced-colours.ts'
import { passedStory } from './passed-story.ts'

/** The width of a page at 400 % zoom. Storybook's own axe checks the wide view. */
const narrow = { width: 320, height: 640 }

/** Other colours can break only these rules; Storybook's own axe has checked all rules of the same page. */
const contrastRules = ['color-contrast', 'link-in-text-block']

/** Rules that depend on the layout, and on names that only a narrow page shows. */
const narrowRules = [
  'color-contrast',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'image-alt',
  'summary-name',
  'heading-order',
  'page-has-heading-one',
]

/** Charts, playgrounds, the wall, replay and the inspector: for developers on a desktop, never for customers. */
const isWorkshopPage = (storyId: string): boolean =>
  /^(start-|design-system-inspector--)|--(chart|playground)$/.test(storyId)

/**
 * A story of a flow is a whole page, with landmarks and a heading, unless a dialog covers it; others are parts of one.
 */
const seenBy = (storyId: string): Document | HTMLElement => {
  const isPage = storyId.startsWith('flows-') && !isWorkshopPage(storyId)
  return isPage && document.querySelector(':modal') === null ? document : document.body
}

const violations = async (view: string, storyId: string, rules: string[]): Promise<string[]> => {
  const { violations: found } = await axe.run(seenBy(storyId), { runOnly: rules })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${view}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

const sidewaysScrolling = (view: string): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > clientWidth,
  )
  return [`${view}: the page is ${scrollWidth} px wide, by ${widest?.outerHTML.slice(0, 80)}`]
}

/** Whether text overflows its box or is cut off. */
const isTooSmall = (element: Element): boolean => {
  const { display, overflowX, textOverflow, clipPath } = getComputedStyle(element)
  const { scrollWidth, clientWidth } = element
  const hasWords = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
  )
  if (!hasWords || display === 'inline' || textOverflow === 'ellipsis') return false
  // visually hidden text
  if (clipPath !== 'none' || element.closest('.hidden')) return false
  return scrollWidth > clientWidth + 1 && overflowX !== 'auto' && overflowX !== 'scroll'
}

/** Elements that overflow the page or their box. The animation in a busy button does so intentionally. */
const misfits = (view: string): string[] => [
  ...sidewaysScrolling(view),
  ...[...document.body.querySelectorAll(':not(svg, svg *, option, script, style, [data-busy])')]
    .filter(isTooSmall)
    .map(({ tagName, textContent }) => `${view}: too small for ${tagName} ${textContent}`),
]

/** Words of the page that break inside; an email address may. */
const brokenWords = (view: string): string[] => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isShown = node.parentElement?.checkVisibility() && !node.parentElement.closest('.hidden, option')
    if (!isShown || node.nodeValue?.includes('@')) continue
    for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > 1) found.push(`${view}: ${word} is set in ${lines} lines`)
    }
  }
  return found
}

/** A phone with large text. */
const inLargeText = async (): Promise<string[]> => {
  await page.viewport(360, 740)
  const found = [150, 200].flatMap((size) => {
    document.documentElement.style.fontSize = `${size}%`
    return [...misfits(`360 px, text at ${size} %`), ...brokenWords(`360 px, text at ${size} %`)]
  })
  document.documentElement.style.removeProperty('font-size')
  return found
}

/** Elements that do not fit a longer or a right-to-left language. */
const misfitsOfOtherLanguages = (): string[] =>
  Object.keys(pseudoLanguages)
    .filter(isPseudoLanguage)
    .flatMap((name) => {
      const stop = speakPseudoLanguage(name)
      const found = misfits(`320 px, ${pseudoLanguages[name]}`)
      stop()
      return found
    })

/** Waits until delayed elements have appeared. */
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
  const forced = await inForcedColours(() => violations('forced colours', storyId, contrastRules))
  await page.viewport(narrow.width, narrow.height)
  const found = [
    ...forced,
    ...(await violations('320 px', storyId, narrowRules)),
    ...sidewaysScrolling('320 px'),
  ]
  if (!isWorkshopPage(storyId)) found.push(...misfitsOfOtherLanguages(), ...(await inLargeText()))
  expectNone(found, 'Mend it in the component; .storybook shows the story in that width and those colours.')
})
