import { expect, test } from 'vitest'
import { isDocs } from '../../stories/kit/docs-mode.ts'

test.each([
  ['?viewMode=docs&id=design-system-dialog--docs', true],
  ['?embed=true&viewMode=story&id=design-system-dialog--open', true],
  ['?viewMode=story&id=design-system-dialog--open', false],
  ['', false],
])('a page at %s is documentation: %s', (search, expected) => expect(isDocs(search)).toBe(expected))
