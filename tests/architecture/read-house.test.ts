import { expect, test } from 'vitest'
import { countUpArrows, findCircles, findKnots, widthsOf, type House } from './read-house.ts'

const houseOf = (...imports: readonly (readonly [string, string])[]): House => ({
  files: [...new Set(imports.flat())],
  arrows: imports.map(([from, to]) => ({ from, to })),
})

const knotted = houseOf(
  ['src/a/one.ts', 'src/b/one.ts'],
  ['src/a/two.ts', 'src/b/one.ts'],
  ['src/b/one.ts', 'src/c/one.ts'],
  ['src/c/one.ts', 'src/a/one.ts'],
)

test('findCircles reports files that import each other, directly or through others', () => {
  expect(findCircles(knotted.arrows)).toEqual([['src/a/one.ts', 'src/b/one.ts', 'src/c/one.ts']])
})

test('findCircles reports two separate circles', () => {
  const { arrows } = houseOf(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'd'], ['d', 'c'], ['d', 'e'])
  expect(findCircles(arrows)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('findKnots reports folders that import each other, although no files import each other', () => {
  const house = houseOf(['src/a/one.ts', 'src/b/one.ts'], ['src/b/two.ts', 'src/a/two.ts'])
  expect(findCircles(house.arrows)).toEqual([])
  expect(findKnots(house)).toEqual([['src/a', 'src/b']])
})

test('findKnots reports a folder and the files next to it in the parent folder, if they import each other', () => {
  const house = houseOf(['src/one.ts', 'src/a/one.ts'], ['src/a/two.ts', 'src/two.ts'])
  expect(findKnots(house)).toEqual([['src/*', 'src/a']])
})

test('countUpArrows returns the smallest number of imports to remove so that no folders import each other', () => {
  expect(countUpArrows(knotted)).toBe(1)
})

test('findKnots finds no folders, and countUpArrows returns 0, if the folders import in one direction only', () => {
  const house = houseOf(
    ['src/a/one.ts', 'src/b/one.ts'],
    ['src/a/one.ts', 'src/c/one.ts'],
    ['src/b/one.ts', 'src/c/one.ts'],
  )
  expect([findKnots(house), countUpArrows(house)]).toEqual([[], 0])
})

test('widthsOf returns the number of files directly in each folder, without the files in its subfolders', () => {
  expect(widthsOf(knotted)).toEqual([
    ['src/a', 2],
    ['src/b', 1],
    ['src/c', 1],
  ])
})
