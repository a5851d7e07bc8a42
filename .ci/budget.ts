import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstView } from './chunk-groups.ts'
import { type Chunk, readChunks } from './chunk-report.ts'
import type { Outcome } from './outcome.ts'
import { root } from './run-command.ts'

const portal = join(root, 'dist/portal')

/** Bytes of gzipped script: of the landing page in all, and of what a flow has beyond it (quality §4). */
const budgets = { firstView: 125_000, flow: 15_000 }

/** Only where they are used, and only when they are needed; in no flow's own script. */
const heavyPackages = [
  '@okta/okta-auth-js',
  'libphonenumber-js',
  'react-google-recaptcha',
  'react-phone-number-input',
]

interface Row {
  readonly name: string
  readonly script: number
  readonly budget: number
}

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(portal, file))).length, 0)

const isHeavy = ({ packages }: Chunk) => packages.some((name) => heavyPackages.includes(name))

/** Chunks by what they are asked for. */
const readGraph = () => {
  const chunks = readChunks()
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const entry = (path: string): Chunk => {
    const found = chunks.find((chunk) => chunk.entry === path)
    if (found === undefined)
      throw new Error(`The build has no chunk of ${path}: the check of sizes needs it.`)
    return found
  }
  /** The chunks that importing these modules loads. */
  const loadedBy = (paths: readonly string[]): ReadonlySet<Chunk> => {
    const loaded = new Set<Chunk>()
    const add = (chunk: Chunk | undefined) => {
      if (chunk === undefined || loaded.has(chunk)) return
      loaded.add(chunk)
      for (const file of chunk.imports) add(byFile.get(file))
    }
    for (const path of paths) add(entry(path))
    return loaded
  }
  return { chunks, loadedBy }
}
type Graph = ReturnType<typeof readGraph>

const loadedFirst = ({ loadedBy }: Graph) =>
  // the page's start is known to the build by the page
  loadedBy(firstView.map((path) => (path.endsWith('/main.tsx') ? 'index.html' : path)))

/** The script files the landing page loads. */
export const firstViewFiles = (): string[] => [...loadedFirst(readGraph())].map(({ file }) => file)

/** Each page that is loaded on its own: its screen, and the flow that is bound to it. */
const flowRows = ({ chunks, loadedBy }: Graph, known: ReadonlySet<Chunk>): Row[] =>
  chunks.flatMap((chunk) => {
    const name = /^src\/portal\/screens\/(.+)\.tsx$/.exec(chunk.entry)?.[1]
    if (name === undefined) return []
    const live = `src/portal/live/${name}.live.ts`
    const bound = existsSync(join(root, live)) ? [live] : []
    const loaded = loadedBy([chunk.entry, ...bound])
    const own = [...loaded].filter((one) => !known.has(one) && !isHeavy(one))
    return [{ name, script: bytesOf(own.map(({ file }) => file)), budget: budgets.flow }]
  })

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const show = ({ name, script, budget }: Row) =>
  `${name.padEnd(26)} ${kilobytes(script).padStart(9)} of ${kilobytes(budget).padStart(8)}`

/**
 * Holds the build's sizes against their budgets and prints them: bytes, which are the same on every machine, never
 * milliseconds.
 */
export const checkBudget = (): Outcome => {
  const graph = readGraph()
  const first = loadedFirst(graph)
  const steps = graph.chunks.filter(({ name, file }) => name === 'steps' && file.endsWith('.js'))
  const rows: Row[] = [
    { name: 'landing page', script: bytesOf([...first].map(({ file }) => file)), budget: budgets.firstView },
    { name: 'what flows share', script: bytesOf(steps.map(({ file }) => file)), budget: budgets.flow },
    ...flowRows(graph, new Set([...first, ...steps])),
  ]
  console.log(`gzipped script\n${rows.map(show).join('\n')}`)
  console.log(`gzipped style of all pages: ${kilobytes(bytesOf(globSync('assets/*.css', { cwd: portal })))}`)

  const problems = [
    ...rows.filter(({ script, budget }) => script > budget).map((row) => `Over its budget: ${show(row)}`),
    ...[...first]
      .filter(isHeavy)
      .map(({ file, packages }) => `The landing page loads ${file} with ${packages.join(', ')}`),
  ]
  for (const problem of problems) console.error(problem)
  return { passed: rows.length + first.size - problems.length, failed: problems.length }
}
