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

test('findCycles reports files that import each other, directly or through others', () => {
  expect(findCycles(cyclic.imports)).toEqual([['src/a/one.ts', 'src/b/one.ts', 'src/c/one.ts']])
})

test('findCycles reports two separate cycles', () => {
  const { imports } = graphOf(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'd'], ['d', 'c'], ['d', 'e'])
  expect(findCycles(imports)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('findFolderCycles reports folders that import each other, although no files import each other', () => {
  const graph = graphOf(['src/a/one.ts', 'src/b/one.ts'], ['src/b/two.ts', 'src/a/two.ts'])
  expect(findCycles(graph.imports)).toEqual([])
  expect(findFolderCycles(graph)).toEqual([['src/a', 'src/b']])
})

test('findFolderCycles reports a folder and the files next to it in the parent folder, if they import each other', () => {
  const graph = graphOf(['src/one.ts', 'src/a/one.ts'], ['src/a/two.ts', 'src/two.ts'])
  expect(findFolderCycles(graph)).toEqual([['src/*', 'src/a']])
})

test('countUpwardImports returns the number of imports that must be removed so that no folders import each other', () => {
  expect(countUpwardImports(cyclic)).toBe(1)
})

test('findFolderCycles returns [] and countUpwardImports returns 0 if the folders import in one direction only', () => {
  const graph = graphOf(
    ['src/a/one.ts', 'src/b/one.ts'],
    ['src/a/one.ts', 'src/c/one.ts'],
    ['src/b/one.ts', 'src/c/one.ts'],
  )
  expect([findFolderCycles(graph), countUpwardImports(graph)]).toEqual([[], 0])
})

test('countFilesByFolder returns the number of files directly in each folder, without the files in its subfolders', () => {
  expect(countFilesByFolder(cyclic)).toEqual([
    ['src/a', 2],
    ['src/b', 1],
    ['src/c', 1],
  ])
})
