import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readImports } from './read-imports.ts'

export interface FileImport {
  readonly from: string
  readonly to: string
}

/**
 * The source files of the project and the imports between them. If a file imports another file several times, the list
 * contains one import.
 */
export interface ImportGraph {
  readonly files: readonly string[]
  readonly imports: readonly FileImport[]
}

/** Matches the scripts and style sheets of the product, without tests and stories. */
const source = '{machines,src}/**/*.{ts,tsx,js,css}'

const targetsOf = (file: string, text: string) =>
  file.endsWith('.css')
    ? []
    : readImports(file, text).flatMap(({ from }) =>
        from.startsWith('.') ? [posix.join(posix.dirname(file), from.replace(/\?.*$/, ''))] : [],
      )

/**
 * Reads the source files and their imports.
 * @throws Error if a file has a syntax error
 */
export const readImportGraph = (root: string): ImportGraph => {
  const files = globSync(source, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const imports = [...texts].flatMap(([from, text]) =>
    [...new Set(targetsOf(from, text))].filter((to) => texts.has(to)).map((to) => ({ from, to })),
  )
  return { files, imports }
}

/**
 * Returns the import cycles: groups of files or folders in which a chain of imports leads from each member to every
 * other member.
 */
export const findCycles = (imports: readonly FileImport[]): string[][] => {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  const visit = (node: string): number => {
    const place = order.size
    order.set(node, place)
    open.push(node)
    let low = place
    for (const { to } of targets.get(node) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to))
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low)
    }
    if (low === place) {
      const cycle = open.splice(open.indexOf(node))
      if (cycle.length > 1) cycles.push(cycle.toSorted())
    }
    return low
  }

  for (const node of targets.keys()) if (!order.has(node)) visit(node)
  return cycles.toSorted((a, b) => (a.join() < b.join() ? -1 : 1))
}

/**
 * The number of imports from one child of a folder to another child. A child is a subfolder, or all files directly in
 * the folder together.
 */
export interface FolderImport extends FileImport {
  readonly count: number
}

const foldersOf = (file: string) => {
  const parts = file.split('/')
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'))
}

/** Returns the subfolder of `folder` that contains the file, or `folder/*` if the file is directly in `folder`. */
const childOf = (folder: string, file: string) => {
  const [child, ...deeper] = file.slice(folder.length + 1).split('/')
  return deeper.length > 0 ? `${folder}/${child}` : `${folder}/*`
}

/** Returns the imports between the subfolders of a folder. The files directly in the folder count as one subfolder. */
const importsBetweenChildren = ({ imports }: ImportGraph, folder: string): FolderImport[] => {
  const inside = imports.filter(({ from, to }) => [from, to].every((file) => file.startsWith(`${folder}/`)))
  const between = inside
    .map(({ from, to }) => ({ from: childOf(folder, from), to: childOf(folder, to) }))
    .filter(({ from, to }) => from !== to)
  return [...Map.groupBy(between, ({ from, to }) => `${from} ${to}`).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, count: more.length + 1 }] : [],
  )
}

const allFolders = ({ files }: ImportGraph) => [...new Set(files.flatMap(foldersOf))].toSorted()

/**
 * Returns groups of folders that import each other, directly or through other folders. The folders of a group have the
 * same parent.
 */
export const findFolderCycles = (graph: ImportGraph): string[][] =>
  allFolders(graph).flatMap((folder) => findCycles(importsBetweenChildren(graph, folder)))

/**
 * Returns approximately how many imports must be removed so that the folders of a group no longer import each other. A
 * greedy search repeatedly removes the folder for which the number of outgoing imports minus the number of incoming
 * imports is lowest. The result is the number of outgoing imports of all removed folders.
 */
const countUpwardImportsIn = (cycle: readonly string[], imports: readonly FolderImport[]) => {
  const isInside = ({ from, to }: FileImport) => cycle.includes(from) && cycle.includes(to)
  let left = imports.filter(isInside)
  const nodes = new Set(cycle)
  let upwards = 0
  while (nodes.size > 0) {
    const importsOf = (node: string, side: 'from' | 'to') =>
      left.filter((edge) => edge[side] === node).reduce((sum, { count }) => sum + count, 0)
    const [lowest = ''] = [...nodes].toSorted(
      (a, b) => importsOf(a, 'from') - importsOf(a, 'to') - (importsOf(b, 'from') - importsOf(b, 'to')),
    )
    upwards += importsOf(lowest, 'from')
    left = left.filter(({ from, to }) => from !== lowest && to !== lowest)
    nodes.delete(lowest)
  }
  return upwards
}

/** Returns approximately how many imports must be removed so that no folders of the project import each other. */
export const countUpwardImports = (graph: ImportGraph): number =>
  allFolders(graph).reduce((sum, folder) => {
    const imports = importsBetweenChildren(graph, folder)
    return findCycles(imports).reduce(
      (inFolder, cycle) => inFolder + countUpwardImportsIn(cycle, imports),
      sum,
    )
  }, 0)

/** Returns each folder with the number of files directly in it. The folder with the largest number comes first. */
export const countFilesByFolder = ({ files }: ImportGraph): (readonly [folder: string, count: number])[] =>
  [...Map.groupBy(files, (file) => posix.dirname(file))]
    .map(([folder, own]) => [folder, own.length] as const)
    .toSorted(([, some], [, others]) => others - some)
