import { expect, test } from 'vitest'
import { isDocs, showsManyStories } from '../../stories/kit/docs-mode.ts'

test.each([
  ['?viewMode=docs&id=design-system-dialog--docs', true],
  ['?embed=true&viewMode=story&id=design-system-dialog--open', true],
  ['?viewMode=story&id=design-system-dialog--open', false],
  ['', false],
])('the query "%s" is a page of documentation: %s', (search, expected) => {
  expect(isDocs(search)).toBe(expected)
  expect(showsManyStories(search)).toBe(expected)
})

test('a story on the wall is one of many, but no documentation', () => {
  const search = '?id=design-system-dialog--open&viewMode=story&embed=wall'
  expect(showsManyStories(search)).toBe(true)
  expect(isDocs(search)).toBe(false)
})
