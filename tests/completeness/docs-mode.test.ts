import { expect, test } from 'vitest'
import { isDocs, showsManyStories } from '../../stories/kit/docs-mode.ts'

test.each([
  ['?viewMode=docs&id=design-system-dialog--docs', true],
  ['?embed=true&viewMode=story&id=design-system-dialog--open', true],
  ['?viewMode=story&id=design-system-dialog--open', false],
  ['', false],
])('for a Storybook page with the query "%s", isDocs and showsManyStories return %s', (search, expected) => {
  expect(isDocs(search)).toBe(expected)
  expect(showsManyStories(search)).toBe(expected)
})

test('for a story on the Storybook page "Journey wall", showsManyStories returns true and isDocs returns false', () => {
  const search = '?id=design-system-dialog--open&viewMode=story&embed=wall'
  expect(showsManyStories(search)).toBe(true)
  expect(isDocs(search)).toBe(false)
})
