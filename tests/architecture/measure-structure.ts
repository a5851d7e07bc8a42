import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findCitations } from './read-citations.ts'
import {
  countUpwardImports,
  findCycles,
  findFolderCycles,
  readImportGraph,
  countFilesByFolder,
} from './read-import-graph.ts'
import { root as project } from './source-files.ts'

const longestFile = 300
const widestFolder = 40
/** The call of `createMachine` must begin on this line of the machine's file or above. */
const lastChartLine = 60

const countLines = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1

const isChartLate = (path: string) => {
  const place = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes('.createMachine({'))
  return place === -1 || place + 1 > lastChartLine
}

/** Returns the machine files in which the call of `createMachine` begins after line 60 or is missing. */
const findLateCharts = (root: string): string[] =>
  globSync('machines/**/*.machine.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isChartLate(join(root, file)))
    .toSorted()

const findLongFiles = (root: string): string[] =>
  globSync('{machines,src,stories,tests,.ci,.storybook}/**/*.{ts,tsx,mjs,css,sql}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => countLines(join(root, file)) > longestFile)
    .toSorted()

export const measureStructure = (root: string) => {
  const graph = readImportGraph(root)
  return {
    files: graph.files.length,
    imports: graph.imports.length,
    cycles: findCycles(graph.imports),
    folderCycles: findFolderCycles(graph),
    upwardImports: countUpwardImports(graph),
    widths: countFilesByFolder(graph),
    wideFolders: countFilesByFolder(graph).filter(([, count]) => count > widestFolder),
    longFiles: findLongFiles(root),
    lateCharts: findLateCharts(root),
    citations: findCitations(root),
  }
}

const print = (root: string) => {
  const { files, imports, cycles, folderCycles, upwardImports, widths, longFiles, citations } =
    measureStructure(root)
  const [[widest, width] = ['none', 0]] = widths
  const lists = [
    ...cycles.map((cycle) => `circular imports: ${cycle.join(', ')}`),
    ...folderCycles.map((cycle) => `folders with circular imports: ${cycle.join(', ')}`),
    ...longFiles.map((file) => `long: ${file}`),
  ]
  console.log(
    [
      `source files (ts, tsx, js, css of src and machines): ${files}`,
      `imports between source files, each pair of files once: ${imports}`,
      `groups of files that import each other (with imports of types): ${cycles.length}`,
      `groups of folders that import each other: ${folderCycles.length}`,
      `imports to remove so that no folders import each other: ${upwardImports}`,
      `widest folder: ${widest}, ${width} files`,
      `files over ${longestFile} lines: ${longFiles.length}`,
      `lines that cite pages outside of the project: ${citations.length}`,
      ...lists,
    ].join('\n'),
  )
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { root: { type: 'string', default: project } } })
  print(resolve(values.root))
}
