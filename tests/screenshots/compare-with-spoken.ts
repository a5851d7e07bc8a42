import { afterEach, expect } from 'vitest'
import { expectApproved } from '../expect-approved.ts'
import { accessibilityTree } from './accessibility-tree.ts'
import { isReadOut } from './views.ts'
import { approvedOf, passedStory } from './passed-story.ts'
import { readOut } from './read-out.ts'

afterEach(async (test) => {
  const storyId = passedStory(test)
  if (storyId === undefined || !isReadOut(storyId)) return
  const phrases = readOut(await accessibilityTree())
  // oxlint-disable-next-line vitest/no-standalone-expect -- this hook extends the test that Storybook generates
  await expectApproved(() => expect(phrases.join('\n')).toMatchSnapshot(), approvedOf(test, 'what is spoken'))
})
