import axe from 'axe-core'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { isPseudoLanguage, pseudoLanguages, applyPseudoLanguage } from '../../stories/kit/pseudo-language.ts'
import { expectNone } from '../expect-none.ts'
import { brokenWords, cutValues, narrowBoxes, sidewaysScrolling, wrongFigures } from './fitting-text.ts'
import { inForcedColours } from './forced-colours.ts'
import { passedStory } from './passed-story.ts'
import { missingOnPaper } from './printed-text.ts'

/** The page size at a zoom of 400 %. Storybook's own axe run checks only the wide page. */
const narrow = { width: 320, height: 640 }

/** Checked again in forced-colours mode; Storybook's own axe run checks all rules in normal colours. */
const contrastRules = ['color-contrast', 'link-in-text-block']

/**
 * The axe rules that are checked again on the narrow page, because they depend on the layout or on names that only a
 * narrow page shows.
 */
const narrowRules = [
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'image-alt',
  'summary-name',
  'heading-order',
  'page-has-heading-one',
]

/**
 * The story files whose layout has been checked for contrast on the narrow page. A narrow page has the colours of a wide
 * page; only text that lies on another area can differ, and this follows from the layout, which the stories of a file
 * share.
 */
const checkedLayouts = new Set<string>()

/** Returns the rules for the narrow page, for the first story of each file with the rule for contrast. */
const narrowRulesFor = (file: string): string[] => {
  if (checkedLayouts.has(file)) return narrowRules
  checkedLayouts.add(file)
  return ['color-contrast', ...narrowRules]
}

/**
 * Returns true for the story of a component. Only these stories are checked in forced-colours mode, because only
 * components have styles for it (tests/architecture/structure.test.ts).
 */
const isComponent = (storyId: string): boolean => storyId.startsWith('design-system-')

/** Returns true if a story is a tool for developers. */
const isWorkshopPage = (storyId: string): boolean => /^(start-|design-system-inspector--)/.test(storyId)

/**
 * Returns the part of the page that axe checks. Only the story of a flow without an open dialog is a whole page with
 * landmarks and a heading; for the others, axe checks the body.
 */
const rootOf = (storyId: string): Document | HTMLElement => {
  const isPage = storyId.startsWith('flows-') && !isWorkshopPage(storyId)
  return isPage && document.querySelector(':modal') === null ? document : document.body
}

/** axe checks a frame, such as that of a mail, only if the frame contains axe. */
const addAxeToFrames = (): void => {
  for (const { contentDocument } of document.querySelectorAll('iframe')) {
    if (!contentDocument) continue
    const script = contentDocument.createElement('script')
    script.textContent = axe.source
    contentDocument.head.append(script)
  }
}

/** The mail program's page around a mail has the landmarks. */
const inMails: axe.RunOptions = {
  rules: { 'landmark-one-main': { enabled: false }, region: { enabled: false } },
}

const violations = async (view: string, storyId: string, options: axe.RunOptions): Promise<string[]> => {
  const { violations: found } = await axe.run(rootOf(storyId), { ...options, resultTypes: ['violations'] })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${view}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Texts that are wider than the page or than their box. */
const textProblems = (view: string): string[] => [...sidewaysScrolling(view), ...narrowBoxes(view)]

/** Returns the layout problems on a page that is 360 px wide, with text at 150 % and at 200 % of the normal size. */
const inLargeText = async (): Promise<string[]> => {
  await page.viewport(360, 740)
  const found = [150, 200].flatMap((size) => {
    document.documentElement.style.fontSize = `${size}%`
    const view = `360 px, text at ${size} %`
    return [...textProblems(view), ...brokenWords(view), ...cutValues(view)]
  })
  document.documentElement.style.removeProperty('font-size')
  return found
}

/** Returns the texts that do not fit if a language has longer words or is written from right to left. */
const misfitsOfOtherLanguages = (): string[] =>
  Object.keys(pseudoLanguages)
    .filter(isPseudoLanguage)
    .flatMap((name) => {
      const stop = applyPseudoLanguage(name)
      const found = textProblems(`320 px, ${pseudoLanguages[name]}`)
      stop()
      return found
    })

/** Waits until all animations have ended, except endless animations. */
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
    ? await inForcedColours(() => violations('forced colours', storyId, { runOnly: contrastRules }))
    : []
  addAxeToFrames()
  const mail = storyId.startsWith('mails-') ? await violations('mail', storyId, inMails) : []
  const unprinted = await missingOnPaper()
  await page.viewport(narrow.width, narrow.height)
  const found = [
    ...forced,
    ...mail,
    ...unprinted,
    ...(await violations('320 px', storyId, { runOnly: narrowRulesFor(test.task.file.filepath) })),
    ...sidewaysScrolling('320 px'),
    ...wrongFigures('320 px'),
  ]
  if (!isWorkshopPage(storyId)) found.push(...misfitsOfOtherLanguages(), ...(await inLargeText()))
  expectNone(
    found,
    'Correct the component. Storybook can show the story in this width and with these colours.',
  )
})
