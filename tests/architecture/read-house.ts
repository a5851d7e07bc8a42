import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readImports } from './read-imports.ts'

export interface Arrow {
  readonly from: string
  readonly to: string
}

/**
 * The source files of the project and the imports between them. Each import occurs once, also if a file imports
 * another file several times.
 */
export interface House {
  readonly files: readonly string[]
  readonly arrows: readonly Arrow[]
}

/** The pattern of the product's scripts and style sheets. */
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
export const readHouse = (root: string): House => {
  const files = globSync(source, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const arrows = [...texts].flatMap(([from, text]) =>
    [...new Set(targetsOf(from, text))].filter((to) => texts.has(to)).map((to) => ({ from, to })),
  )
  return { files, arrows }
}

/**
 * Returns groups of two or more files or folders that import each other. From each member of a group, a chain of
 * imports leads to every other member.
 */
export const findCircles = (arrows: readonly Arrow[]): string[][] => {
  const targets = Map.groupBy(arrows, ({ from }) => from)
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

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
      const circle = open.splice(open.indexOf(node))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }

  for (const node of targets.keys()) if (!order.has(node)) visit(node)
  return circles.toSorted((one, other) => (one.join() < other.join() ? -1 : 1))
}

/**
 * The imports from one child of a folder to another child, and their number. A child is a subfolder, or all files
 * directly in the folder.
 */
export interface FolderArrow extends Arrow {
  readonly imports: number
}

const foldersOf = (file: string) => {
  const parts = file.split('/')
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'))
}

/**
 * Returns the child of a folder that contains a file. All files directly in the folder are treated as one child,
 * `folder/*`.
 */
const childOf = (folder: string, file: string) => {
  const [child, ...deeper] = file.slice(folder.length + 1).split('/')
  return deeper.length > 0 ? `${folder}/${child}` : `${folder}/*`
}

/** Returns the imports between the children of a folder. */
const arrowsWithin = ({ arrows }: House, folder: string): FolderArrow[] => {
  const inside = arrows.filter(({ from, to }) => [from, to].every((file) => file.startsWith(`${folder}/`)))
  const between = inside
    .map(({ from, to }) => ({ from: childOf(folder, from), to: childOf(folder, to) }))
    .filter(({ from, to }) => from !== to)
  return [...Map.groupBy(between, ({ from, to }) => `${from} ${to}`).values()].flatMap(([arrow, ...more]) =>
    arrow ? [{ ...arrow, imports: more.length + 1 }] : [],
  )
}

const allFolders = ({ files }: House) => [...new Set(files.flatMap(foldersOf))].toSorted()

/**
 * Returns groups of folders with the same parent. The folders of a group import each other, directly or through other
 * folders.
 */
export const findKnots = (house: House): string[][] =>
  allFolders(house).flatMap((folder) => findCircles(arrowsWithin(house, folder)))

/**
 * Returns the number of imports to remove so that the folders of a group no longer import each other. The number is
 * close to the smallest possible number. The function removes the folders from the group one by one. For each folder
 * it counts the folder's imports from the rest of the group and the imports of the rest from the folder. It always
 * removes the folder with the smallest difference of these two counts, and adds the first count to the result.
 */
const countUpwards = (knot: readonly string[], arrows: readonly FolderArrow[]) => {
  const isInside = ({ from, to }: Arrow) => knot.includes(from) && knot.includes(to)
  let left = arrows.filter(isInside)
  const nodes = new Set(knot)
  let upwards = 0
  while (nodes.size > 0) {
    const importsOf = (node: string, side: 'from' | 'to') =>
      left.filter((arrow) => arrow[side] === node).reduce((sum, { imports }) => sum + imports, 0)
    const [lowest = ''] = [...nodes].toSorted(
      (one, other) =>
        importsOf(one, 'from') - importsOf(one, 'to') - (importsOf(other, 'from') - importsOf(other, 'to')),
    )
    upwards += importsOf(lowest, 'from')
    left = left.filter(({ from, to }) => from !== lowest && to !== lowest)
    nodes.delete(lowest)
  }
  return upwards
}

/** Returns the number of imports to remove so that no folders import each other, summed over all parent folders. */
export const countUpArrows = (house: House): number =>
  allFolders(house).reduce((sum, folder) => {
    const arrows = arrowsWithin(house, folder)
    return findCircles(arrows).reduce((inFolder, knot) => inFolder + countUpwards(knot, arrows), sum)
  }, 0)

/** Returns each folder with the number of files directly in it. The folder with the largest number comes first. */
export const widthsOf = ({ files }: House): (readonly [folder: string, count: number])[] =>
  [...Map.groupBy(files, (file) => posix.dirname(file))]
    .map(([folder, own]) => [folder, own.length] as const)
    .toSorted(([, some], [, others]) => others - some)
