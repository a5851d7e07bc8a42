import { expect, test } from 'vitest'
import { measureHouse } from './measure-house.ts'
import { filesOf, readSource, root, sourceFiles } from './source-files.ts'

const house = measureHouse(root)

test('no files import each other in a circle, not even types', () => {
  expect(house.circles).toEqual([])
})

test('no folders import each other', () => {
  expect(house.knots).toEqual([])
  expect(house.upArrows).toBe(0)
})

test('nothing cites a page that the project does not have', () => {
  expect(house.citations).toEqual([])
})

test('a folder can be read at a glance, and so can a file', () => {
  expect(house.wideFolders).toEqual([])
  expect(house.longFiles).toEqual([])
})

// As a share, so that a flow may come: 603 files with 2,228 imports were 3.7 a file before each flow had one place.
test('a file needs few others', () => {
  expect(house.arrows / house.files).toBeLessThan(3.65)
})

test('alerts and questions are dialogs of the page', () => {
  const native = /\bwindow\s*\.\s*(alert|confirm|prompt)\s*\(/
  expect(sourceFiles().filter((file) => native.test(readSource(file)))).toEqual([])
})

test('the names of style modules, which their classes carry, are unique', () => {
  const names = filesOf('{src,stories}/**/*.module.css').map((file) => file.split('/').at(-1))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
