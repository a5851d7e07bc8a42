import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Chunk, readChunks } from '../../.ci/chunk-report.ts'
import { root } from '../../.ci/run-command.ts'
import { isLanguage, languages, type Language } from '../../src/contract/languages.ts'

const portal = join(root, 'dist/portal')

/** Loaded on demand only, so they do not count in the size of a flow. */
const heavyPackages = [
  '@okta/okta-auth-js',
  '@tanstack/react-router',
  '@tanstack/router-core',
  'libphonenumber-js',
  'react-google-recaptcha',
  'react-phone-number-input',
]

const chunks = readChunks()
const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))

const isHeavy = ({ packages }: Chunk) => packages.some((name) => heavyPackages.includes(name))

const entry = (path: string): Chunk => {
  const found = chunks.find((chunk) => chunk.entry === path)
  if (found === undefined) throw new Error(`The build has no chunk of ${path}.`)
  return found
}

const named = (name: string): Chunk => {
  const found = chunks.find((chunk) => chunk.name === name)
  if (found === undefined) throw new Error(`The build has no chunk named ${name}.`)
  return found
}

const loadedBy = (some: readonly Chunk[]): ReadonlySet<Chunk> => {
  const loaded = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (chunk === undefined || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const file of chunk.imports) add(byFile.get(file))
  }
  some.forEach(add)
  return loaded
}

const firstIn = (language: Language) =>
  loadedBy([named('start'), entry(`src/portal/text/${language}/first-view.ts`)])

const first = firstIn('en')

const steps = chunks.filter(({ name, file }) => name === 'steps' && file.endsWith('.js'))

const filesOf = (some: Iterable<Chunk>) => [...some].map(({ file }) => file)

const gzippedBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(portal, file))).length, 0)

/** Loaded after the first page is shown. */
export const routerFile = named('routes').file

export const firstViewFiles = filesOf(first)

export const heavyInFirstView = [...first]
  .filter(isHeavy)
  .map(({ file, packages }) => `${file}: ${packages.join(', ')}`)

// The landing page's script already contains `sign-in.ports.ts`, so there might be no chunk for it.
const portsOf = (screen: string, flow: string) =>
  [`${dirname(screen)}/${flow}.ports.ts`].filter((path) => chunks.some((chunk) => chunk.entry === path))

const flowScript = (screen: string, flow: string) => {
  const ports = portsOf(screen, flow)
  const loaded = loadedBy([screen, ...ports].map(entry))
  return [...loaded].filter((chunk) => !first.has(chunk) && !steps.includes(chunk) && !isHeavy(chunk))
}

/** Gzipped, in addition to the scripts of the landing page. */
export const flows = chunks.flatMap(({ entry: screen }) => {
  const name = /^src\/portal\/flows\/[^/]+\/([^/]+)\.tsx$/.exec(screen)?.[1]
  return name === undefined ? [] : [{ name, bytes: gzippedBytes(filesOf(flowScript(screen, name))) }]
})

/** Gzipped, in the language with the most text. */
export const landingPage = Math.max(
  ...Object.keys(languages)
    .filter(isLanguage)
    .map((language) => gzippedBytes(filesOf(firstIn(language)))),
)

/** Gzipped, without the scripts of the landing page. */
export const sharedByFlows = gzippedBytes(filesOf(steps))

/** Gzipped. Loaded after the person's first step. */
export const recorder = gzippedBytes(
  filesOf(
    [...loadedBy([entry('src/portal/recorder/page-recorder.ts')])].filter(
      (chunk) => !first.has(chunk) && !steps.includes(chunk),
    ),
  ),
)

export const styles = gzippedBytes(globSync('assets/*.css', { cwd: portal }))
