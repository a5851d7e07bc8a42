import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findCitations } from './read-citations.ts'
import { countUpArrows, findCircles, findKnots, readHouse, widthsOf } from './read-house.ts'
import { root as project } from './source-files.ts'

const longestFile = 300
const widestFolder = 40
/** The last line of a machine's file on which its chart may begin. */
const lastChartLine = 60

const countLines = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1

const isChartLate = (path: string) => {
  const place = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes('.createMachine({'))
  return place === -1 || place + 1 > lastChartLine
}

/** Returns the files of machines whose chart begins too late, or which have no chart. */
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

export const measureHouse = (root: string) => {
  const house = readHouse(root)
  return {
    files: house.files.length,
    arrows: house.arrows.length,
    circles: findCircles(house.arrows),
    knots: findKnots(house),
    upArrows: countUpArrows(house),
    widths: widthsOf(house),
    wideFolders: widthsOf(house).filter(([, count]) => count > widestFolder),
    longFiles: findLongFiles(root),
    lateCharts: findLateCharts(root),
    citations: findCitations(root),
  }
}

const print = (root: string) => {
  const { files, arrows, circles, knots, upArrows, widths, longFiles, citations } = measureHouse(root)
  const [[widest, width] = ['none', 0]] = widths
  const lists = [
    ...circles.map((circle) => `circle: ${circle.join(', ')}`),
    ...knots.map((knot) => `knot: ${knot.join(', ')}`),
    ...longFiles.map((file) => `long: ${file}`),
  ]
  console.log(
    [
      `source files (ts, tsx, js, css of src and machines): ${files}`,
      `imports between source files, each pair of files once: ${arrows}`,
      `groups of files that import each other (with imports of types): ${circles.length}`,
      `groups of folders that import each other: ${knots.length}`,
      `imports to remove so that no folders import each other: ${upArrows}`,
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
