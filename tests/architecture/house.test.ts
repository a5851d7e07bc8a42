import { expect, test } from 'vitest'
import { expectNone } from '../expect-none.ts'
import { measureHouse } from './measure-house.ts'
import { filesOf, readSource, root, sourceFiles } from './source-files.ts'

const house = measureHouse(root)

test('no files import each other in a circle, not even types', () => {
  expectNone(
    house.circles.map((circle) => circle.join(' → ')),
    'Move what both need into a file of its own.',
  )
})

test('no folders import each other', () => {
  expectNone(
    house.knots.map((knot) => knot.join(' ↔ ')),
    'Move what both need into a folder below them.',
  )
  expect(house.upArrows).toBe(0)
})

test('no file cites a page outside of the project', () => {
  expectNone(house.citations, 'Write down what the page says, instead of its place.')
})

test('folders have few files, and files at most 300 lines', () => {
  expectNone(
    house.wideFolders.map(([folder, files]) => `${folder} has ${files} files`),
    'Give those of one subject a folder.',
  )
  expectNone(house.longFiles, 'Move one of its subjects into a file of its own: 300 lines are the most.')
})

// A ratio, so that a new flow does not fail the test: 603 files with 2,228 imports were 3.7 per file before each flow
// had one place.
test('a file imports less than 3.65 others on average', () => {
  expect(house.arrows / house.files).toBeLessThan(3.65)
})

test('alerts and questions are dialogs of the page, not of the browser', () => {
  const native = /\bwindow\s*\.\s*(alert|confirm|prompt)\s*\(/
  expect(sourceFiles().filter((file) => native.test(readSource(file)))).toEqual([])
})

test('the names of style modules, which their classes carry, are unique', () => {
  const names = filesOf('{src,stories}/**/*.module.css').map((file) => file.split('/').at(-1))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
