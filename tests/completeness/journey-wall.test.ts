import { expect, test } from 'vitest'
import { flowsOnWall } from '../../src/inspector/wall.ts'
import { shownStates } from '../../stories/kit/story-index.ts'
import { slugOf } from '../../machines/slugs.ts'
import { filesOf } from '../architecture/source-files.ts'
import { hrefIn, isOfReference, liveAddress } from '../../stories/wall/look.ts'
import { flowGroups, groupFlows, readWall } from '../../stories/wall/flow-groups.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { wall } from '../../src/inspector/screens.ts'

test('the wall shows every story of a flow exactly once', () => {
  const onWall = readWall(wall).flatMap(({ flows }) => flows.flatMap(({ boxes }) => boxes))
  const stories = onWall.flatMap((box) => box.stories)
  expect(stories.length).toBe(new Set(stories).size)
  expect(
    shownStates
      .filter(({ story, isChild }) => !isChild && !stories.includes(story))
      .map(({ story }) => story),
  ).toEqual([])
})

test('every flow in a group of the wall has a story file', () => {
  const known = [...filesOf('stories/flows/*/*.stories.tsx').map(slugOf), 'page']
  expect(flowGroups.flatMap(({ flows }) => flows).filter((slug) => !known.includes(slug))).toEqual([])
})

test('a picture links to its story in the chosen theme and language', () => {
  const look = { theme: 'dark', language: 'es' }
  const story = './?path=/story/flows-eligibility--form&globals=theme:dark;language:es'
  expect(hrefIn('flows-eligibility--form', look)).toBe(story)
})

test('a flow in no group comes at the end of the wall', () => {
  const groups = readWall(flowsOnWall('tryOut\n  form | flows-try-out--form\n'))
  expect(groups.at(-1)).toEqual({
    title: 'More',
    flows: [
      {
        id: 'tryOut',
        boxes: [{ state: 'form', stories: ['flows-try-out--form'] }],
      },
    ],
  })
})

test('the table of flows contains every machine exactly once', () => {
  const listed = groupFlows(allMachines, ({ slug }) => slug).flatMap(({ flows }) => flows)
  expect(listed.map(({ slug }) => slug).toSorted()).toEqual(allMachines.map(({ slug }) => slug).toSorted())
})

test('only the look of the reference pictures shows pictures, others run stories', () => {
  const look = { theme: 'light', language: 'en' }
  expect(isOfReference(look)).toBe(true)
  for (const other of [{ theme: 'dark' }, { language: 'zh' }])
    expect(isOfReference({ ...look, ...other })).toBe(false)
  expect(liveAddress('flows-eligibility--form', { ...look, language: 'zh' })).toBe(
    'iframe.html?id=flows-eligibility--form&viewMode=story&embed=wall&globals=theme:light;language:zh',
  )
})
