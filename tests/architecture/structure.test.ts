import { expect, test } from 'vitest'
import { expectNone } from '../expect-none.ts'
import { findCitations } from './read-citations.ts'
import { filesOf, readSource, root } from './source-files.ts'

test('no file cites a document outside the project, except the specification', () => {
  expectNone(findCitations(root), 'Write the cited fact in place of the citation.')
})

test('no two CSS modules have the same name, which names their classes', () => {
  const names = filesOf('{src,stories}/**/*.module.css').map((file) => file.split('/').at(-1))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

// In forced-colours mode the browser replaces every colour, except where a style sheet keeps its own colours. Only
// style sheets of components are allowed to keep them, so axe checks only the stories of components in this mode
// (tests/screenshots/axe-in-every-view.ts).
test('only components and tokens have styles for forced colours', () => {
  expectNone(
    filesOf('src/portal/**/*.css').filter(
      (file) =>
        !/^src\/portal\/(components|styles)\//.test(file) &&
        /forced-color|-webkit-text-fill-color/.test(readSource(file)),
    ),
    'Move the style into a component, whose stories are checked in forced colours.',
  )
})
