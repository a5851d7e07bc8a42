import { expect, test } from 'vitest'
import { expectNone } from '../expect-none.ts'
import { measureStructure } from './measure-structure.ts'
import { filesOf, readSource, root, sourceFiles } from './source-files.ts'

const structure = measureStructure(root)

test('no files import each other in a circle, even if imports of types are counted', () => {
  expectNone(
    structure.cycles.map((cycle) => cycle.join(' → ')),
    'Move the code that both files import into a separate file.',
  )
})

test('no folders import each other in a circle', () => {
  expectNone(
    structure.folderCycles.map((cycle) => cycle.join(' ↔ ')),
    'Move the code that both folders import into a folder that imports neither.',
  )
  expect(structure.upwardImports).toBe(0)
})

test('no file cites a document that is outside of the project, except the specification', () => {
  expectNone(structure.citations, 'Write the cited fact in place of the citation.')
})

test('no folder has more than 40 files, and no file has more than 300 lines', () => {
  expectNone(
    structure.wideFolders.map(([folder, files]) => `${folder} has ${files} files`),
    'Move the files of one subject into a folder.',
  )
  expectNone(
    structure.longFiles,
    'A file may have at most 300 lines: move one of its subjects into another file.',
  )
})

test("the call of createMachine in every machine's file begins by line 60", () => {
  expectNone(
    structure.lateCharts,
    'Move the setup of the machine into machines/setups; for a machine in machines/parts, into a file beside it.',
  )
})

// The limit is an average, so it does not depend on the size of the project. Before each flow had a folder of its own,
// the average was 3.7 (2,228 imports in 603 files).
test('on average, a source file imports fewer than 3.65 other source files', () => {
  expect(structure.imports / structure.files).toBeLessThan(3.65)
})

test('the source code does not call window.alert, window.confirm or window.prompt', () => {
  const native = /\bwindow\s*\.\s*(alert|confirm|prompt)\s*\(/
  expect(sourceFiles().filter((file) => native.test(readSource(file)))).toEqual([])
})

test('no two CSS modules have the same file name, because the names of CSS classes contain the file name', () => {
  const names = filesOf('{src,stories}/**/*.module.css').map((file) => file.split('/').at(-1))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

// In forced-colours mode the browser replaces every colour, except where a style sheet keeps its own colours. Only
// style sheets of components are allowed to keep them, so axe checks only the stories of components in this mode
// (tests/screenshots/axe-in-every-view.ts).
test('in the portal, only style sheets of components and design tokens contain styles for forced-colours mode', () => {
  expectNone(
    filesOf('src/portal/**/*.css').filter(
      (file) =>
        !/^src\/portal\/(components|styles)\//.test(file) &&
        /forced-color|-webkit-text-fill-color/.test(readSource(file)),
    ),
    'Move the style into a component, whose stories are checked in forced colours.',
  )
})
