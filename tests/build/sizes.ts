import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Chunk, readChunks } from '../../.ci/chunk-report.ts'
import { root } from '../../.ci/run-command.ts'
import { isLanguage, languages } from '../../src/contract/languages.ts'
import type { Language } from '../../src/contract/languages.ts'

const portal = join(root, 'dist/portal')

/** Large packages that load on demand only; no flow's own script has them. */
const heavyPackages = [
  '@okta/okta-auth-js',
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

/** Some chunks and those that they load. */
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

/** The script files the landing page loads, in English. */
export const firstViewFiles = filesOf(first)

/** Those scripts that contain a heavy package, as `file: packages`. */
export const heavyInFirstView = [...first]
  .filter(isHeavy)
  .map(({ file, packages }) => `${file}: ${packages.join(', ')}`)

// the code for sign-in is in the first view already
const portsOf = (screen: string, flow: string) =>
  [`${dirname(screen)}/${flow}.ports.ts`].filter((path) => chunks.some((chunk) => chunk.entry === path))

const flowScript = (screen: string, flow: string) => {
  const ports = portsOf(screen, flow)
  const loaded = loadedBy([screen, ...ports].map(entry))
  return [...loaded].filter((chunk) => !first.has(chunk) && !steps.includes(chunk) && !isHeavy(chunk))
}

/** Gzipped bytes of the script that each page loads in addition to the first view. */
export const flows = chunks.flatMap(({ entry: screen }) => {
  const name = /^src\/portal\/flows\/[^/]+\/([^/]+)\.tsx$/.exec(screen)?.[1]
  return name === undefined ? [] : [{ name, bytes: gzippedBytes(filesOf(flowScript(screen, name))) }]
})

/** In the language with the largest texts. */
export const landingPage = Math.max(
  ...Object.keys(languages)
    .filter(isLanguage)
    .map((language) => gzippedBytes(filesOf(firstIn(language)))),
)

/** Scripts that several flows need and the landing page does not. */
export const sharedByFlows = gzippedBytes(filesOf(steps))

/** The script that loads after a person's first step to record steps, without what is loaded already. */
export const recorder = gzippedBytes(
  filesOf(
    [...loadedBy([entry('src/portal/recorder/page-recorder.ts')])].filter(
      (chunk) => !first.has(chunk) && !steps.includes(chunk),
    ),
  ),
)

export const styles = gzippedBytes(globSync('assets/*.css', { cwd: portal }))
