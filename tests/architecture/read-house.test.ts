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

test('files that reach each other are a circle', () => {
  expect(findCircles(knotted.arrows)).toEqual([['src/a/one.ts', 'src/b/one.ts', 'src/c/one.ts']])
})

test('two circles are two', () => {
  const { arrows } = houseOf(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'd'], ['d', 'c'], ['d', 'e'])
  expect(findCircles(arrows)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('folders that reach each other are a knot, though no files do', () => {
  const house = houseOf(['src/a/one.ts', 'src/b/one.ts'], ['src/b/two.ts', 'src/a/two.ts'])
  expect(findCircles(house.arrows)).toEqual([])
  expect(findKnots(house)).toEqual([['src/a', 'src/b']])
})

test('a folder and the files beside it can be a knot', () => {
  const house = houseOf(['src/one.ts', 'src/a/one.ts'], ['src/a/two.ts', 'src/two.ts'])
  expect(findKnots(house)).toEqual([['src/*', 'src/a']])
})

test('of a knot the fewest imports run up', () => {
  expect(countUpArrows(knotted)).toBe(1)
})

test('floors in order are no knot', () => {
  const house = houseOf(
    ['src/a/one.ts', 'src/b/one.ts'],
    ['src/a/one.ts', 'src/c/one.ts'],
    ['src/b/one.ts', 'src/c/one.ts'],
  )
  expect([findKnots(house), countUpArrows(house)]).toEqual([[], 0])
})

test('folders are as wide as the files of their own', () => {
  expect(widthsOf(knotted)).toEqual([
    ['src/a', 2],
    ['src/b', 1],
    ['src/c', 1],
  ])
})
