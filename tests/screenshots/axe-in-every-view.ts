import axe from 'axe-core'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { isPseudoLanguage, pseudoLanguages, applyPseudoLanguage } from '../../stories/kit/pseudo-language.ts'
import { expectNone } from '../expect-none.ts'
import { brokenWords, narrowBoxes, sidewaysScrolling } from './fitting-text.ts'
import { inForcedColours } from './forced-colours.ts'
import { passedStory } from './passed-story.ts'

/** The size of a page at 400 % zoom. Storybook's own axe run checks the wide page. */
const narrow = { width: 320, height: 640 }

/**
 * The rules that axe checks in forced colours, because they depend on colours. Storybook's own axe run has already
 * checked all rules in normal colours.
 */
const contrastRules = ['color-contrast', 'link-in-text-block']

/**
 * The rules that axe checks on the narrow page. They depend on the layout, or on names that only a narrow page shows.
 */
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

/**
 * Whether a story shows a component. Only components have styles for forced colours, as
 * tests/architecture/structure.test.ts shows. Therefore only these stories are checked in forced colours.
 */
const isComponent = (storyId: string): boolean => storyId.startsWith('design-system-')

/** Whether a story is a tool for developers on a desktop, such as a state chart, a playground or the inspector. */
const isWorkshopPage = (storyId: string): boolean =>
  /^(start-|design-system-inspector--)|--(chart|playground)$/.test(storyId)

/**
 * The part of the page that axe checks. The story of a flow is a whole page with landmarks and a heading, unless a
 * dialog covers the page. Other stories are only parts of a page.
 */
const rootOf = (storyId: string): Document | HTMLElement => {
  const isPage = storyId.startsWith('flows-') && !isWorkshopPage(storyId)
  return isPage && document.querySelector(':modal') === null ? document : document.body
}

const violations = async (view: string, storyId: string, rules: string[]): Promise<string[]> => {
  const { violations: found } = await axe.run(rootOf(storyId), { runOnly: rules })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${view}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Texts that are wider than the page or than their box. */
const textProblems = (view: string): string[] => [...sidewaysScrolling(view), ...narrowBoxes(view)]

/** Problems on a phone that is 360 px wide, with text at 150 % and 200 %. */
const inLargeText = async (): Promise<string[]> => {
  await page.viewport(360, 740)
  const found = [150, 200].flatMap((size) => {
    document.documentElement.style.fontSize = `${size}%`
    return [...textProblems(`360 px, text at ${size} %`), ...brokenWords(`360 px, text at ${size} %`)]
  })
  document.documentElement.style.removeProperty('font-size')
  return found
}

/** Texts that do not fit in a language with longer words, or in a language that is written from right to left. */
const misfitsOfOtherLanguages = (): string[] =>
  Object.keys(pseudoLanguages)
    .filter(isPseudoLanguage)
    .flatMap((name) => {
      const stop = applyPseudoLanguage(name)
      const found = textProblems(`320 px, ${pseudoLanguages[name]}`)
      stop()
      return found
    })

/** Waits until all animations except endless ones have ended. */
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
  const forced = isComponent(storyId)
    ? await inForcedColours(() => violations('forced colours', storyId, contrastRules))
    : []
  await page.viewport(narrow.width, narrow.height)
  const found = [
    ...forced,
    ...(await violations('320 px', storyId, narrowRules)),
    ...sidewaysScrolling('320 px'),
  ]
  if (!isWorkshopPage(storyId)) found.push(...misfitsOfOtherLanguages(), ...(await inLargeText()))
  expectNone(
    found,
    'Correct the component. Storybook can show the story in this width and with these colours.',
  )
})
