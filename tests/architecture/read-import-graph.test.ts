import { expect, test } from 'vitest'
import {
  countUpwardImports,
  findCycles,
  findFolderCycles,
  countFilesByFolder,
  type ImportGraph,
} from './read-import-graph.ts'

const graphOf = (...imports: readonly (readonly [string, string])[]): ImportGraph => ({
  files: [...new Set(imports.flat())],
  imports: imports.map(([from, to]) => ({ from, to })),
})

const cyclic = graphOf(
  ['src/a/one.ts', 'src/b/one.ts'],
  ['src/a/two.ts', 'src/b/one.ts'],
  ['src/b/one.ts', 'src/c/one.ts'],
  ['src/c/one.ts', 'src/a/one.ts'],
)

test('findCycles reports files that import each other, directly or through other files', () => {
  expect(findCycles(cyclic.imports)).toEqual([['src/a/one.ts', 'src/b/one.ts', 'src/c/one.ts']])
})

test('if the imports contain two separate cycles, findCycles reports both', () => {
  const { imports } = graphOf(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'd'], ['d', 'c'], ['d', 'e'])
  expect(findCycles(imports)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('findFolderCycles reports two folders that import each other, even if no two files import each other', () => {
  const graph = graphOf(['src/a/one.ts', 'src/b/one.ts'], ['src/b/two.ts', 'src/a/two.ts'])
  expect(findCycles(graph.imports)).toEqual([])
  expect(findFolderCycles(graph)).toEqual([['src/a', 'src/b']])
})

test('if a folder and the files next to it import each other, findFolderCycles reports the folder and these files', () => {
  const graph = graphOf(['src/one.ts', 'src/a/one.ts'], ['src/a/two.ts', 'src/two.ts'])
  expect(findFolderCycles(graph)).toEqual([['src/*', 'src/a']])
})

test('if one import closes a cycle of folders, countUpwardImports returns 1', () => {
  expect(countUpwardImports(cyclic)).toBe(1)
})

test('if the folders import each other in one direction only, findFolderCycles returns [] and countUpwardImports returns 0', () => {
  const graph = graphOf(
    ['src/a/one.ts', 'src/b/one.ts'],
    ['src/a/one.ts', 'src/c/one.ts'],
    ['src/b/one.ts', 'src/c/one.ts'],
  )
  expect([findFolderCycles(graph), countUpwardImports(graph)]).toEqual([[], 0])
})

test('countFilesByFolder counts the files directly in each folder, without the files in its subfolders', () => {
  expect(countFilesByFolder(cyclic)).toEqual([
    ['src/a', 2],
    ['src/b', 1],
    ['src/c', 1],
  ])
})
