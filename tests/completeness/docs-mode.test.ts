import { expect, test } from 'vitest'
import { isDocs, showsManyStories } from '../../stories/kit/docs-mode.ts'

test.each([
  ['?viewMode=docs&id=design-system-dialog--docs', true],
  ['?embed=true&viewMode=story&id=design-system-dialog--open', true],
  ['?viewMode=story&id=design-system-dialog--open', false],
  ['', false],
])(
  'if the query of a Storybook page is "%s", the answer to "is it a page of documentation?" is %s',
  (search, expected) => {
    expect(isDocs(search)).toBe(expected)
    expect(showsManyStories(search)).toBe(expected)
  },
)

test('a story on the Storybook page "Journey wall" counts as one of many stories, but not as documentation', () => {
  const search = '?id=design-system-dialog--open&viewMode=story&embed=wall'
  expect(showsManyStories(search)).toBe(true)
  expect(isDocs(search)).toBe(false)
})
