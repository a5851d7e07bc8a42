import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defences } from './mutants/defences.ts'
import { commands, type Part, tool, types, vitest } from './parts.ts'
import { root } from './run-command.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '')

const isSource = (path: string) => /\.[cm]?[jt]sx?$/.test(path)
const isProjectFile = (path: string) => /^(tsconfig|package|package-lock)\.json$/.test(path)
const isOfServer = (path: string) => /^(src\/(main\.ts|server|sandbox|contract)|tests\/server)/.test(path)
/** Only the tests in `reading` import it, apart from those of the server. */
const isOnlyOfServer = (path: string) => isOfServer(path) && !path.startsWith('src/contract/')

/** @throws if a file does not exist, because Vitest would leave out a renamed file without a message */
export const existingTests = (...paths: string[]): readonly string[] => {
  const missing = paths.filter((path) => !existsSync(join(root, path)))
  if (missing.length > 0) throw new Error(`.ci/changed.ts names missing tests: ${missing.join(', ')}`)
  return paths
}

/** They read files from disk, which their imports do not show, so they run after a change of such a file. */
const reading: readonly (readonly [files: RegExp, tests: readonly string[]])[] = [
  [/./, ['architecture/docs', 'architecture/structure', 'architecture/tools', 'architecture/defences']],
  [/^(machines|src\/contract|src\/server)\//, ['architecture/patterns']],
  [/^src\/(server|sandbox|portal\/text\/en)\//, ['architecture/outside-sandbox']],
  [/^src\/(contract|server\/openapi)\//, ['portal/api/answers']],
  [/^src\/sandbox\//, ['completeness/scenarios']],
  [/^(package|package-lock)\.json$/, ['architecture/dependencies', 'architecture/lock-file']],
  [
    /^(\.ci\/containers\/|Containerfile|compose|docs\/settings|src\/server\/http\/)/,
    ['architecture/containers'],
  ],
  [/\.css$/, ['architecture/imports', 'completeness/tokens']],
  [/^src\/portal\//, ['completeness/texts', 'completeness/languages']],
  [/^(stories|tests\/(approved|screenshots))\/|^machines\/all-machines/, ['completeness/approved-files']],
]

const slugOf = (file: string) => basename(file).replace(/\..*$/, '')
export const flows = globSync('machines/**/*.machine.ts', { cwd: root }).map(slugOf)

/** Such as `paperless` of `stories/examples/paperless.ts`. */
export const flowOf = (file: string): string | undefined =>
  isOfServer(file) ? undefined : flows.find((flow) => flow === slugOf(file))

const reached: typeof reading = [
  [
    /^machines\//,
    ['specification', 'properties', 'bindings', 'values', 'paths'].map((name) => `model/${name}`),
  ],
  [/^(machines|stories\/examples)\//, ['completeness/approved-transitions']],
  [/^(machines|stories)\//, ['completeness/stories', 'completeness/scenarios', 'completeness/approved-wall']],
  [/^(machines|src\/portal\/text)\//, ['completeness/documented-texts']],
  [/\.(ports|calls)\.ts$/, ['model/bindings']],
]

const testsIn = (rows: typeof reading, files: readonly string[]): readonly string[] =>
  existingTests(
    ...new Set(
      rows.flatMap(([pattern, tests]) =>
        files.some((file) => pattern.test(file)) ? tests.map((name) => `tests/${name}.test.ts`) : [],
      ),
    ),
  )

const modelled = globSync('{machines,stories/examples}/**/*.ts', { cwd: root })
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )
/** The flows whose machine or examples are the file or import it, also through other files. */
export const flowsReachedBy = (changedFile: string): readonly string[] => {
  const all = new Set([changedFile])
  for (let before = 0; before < all.size;) {
    before = all.size
    for (const file of modelled) if (importsOf(file).some((path) => all.has(path))) all.add(file)
  }
  return flows.filter((flow) =>
    [...all].some((file) => file.endsWith(`/${flow}.machine.ts`) || file === `stories/examples/${flow}.ts`),
  )
}

const isRule = (file: string) => /^machines\/(rules|forms)\//.test(file)
const isText = (file: string) => file.startsWith('src/portal/text/')
const camelCase = (flow: string) => flow.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** The flows that a text file names: a file has the texts of a journey. */
const flowsInText = (file: string): readonly string[] => {
  const text = readFileSync(join(root, file), 'utf8')
  return flows.filter((flow) => text.includes(`export const ${camelCase(flow)}`))
}
/** None if the file is not only of some flows. */
const flowsOf = (file: string): readonly string[] =>
  isRule(file) ? flowsReachedBy(file) : isText(file) ? flowsInText(file) : [flowOf(file) ?? []].flat()

export const testsOfFlows = (files: readonly string[]): readonly string[] => {
  const names = [...files.filter(isRule).map(slugOf), ...files.flatMap(flowsOf)]
  return [
    ...globSync('tests/{rules,machines,portal,inspector}/**/*.test.{ts,tsx}', { cwd: root }).filter(
      (file) => {
        const text = readFileSync(join(root, file), 'utf8')
        return names.some((name) => text.includes(`/${name}.`))
      },
    ),
    ...testsIn(reached, files),
  ]
}

const ofAllMachines =
  /^(machines\/(?!spec)|stories\/(examples|kit)\/|tests\/(model|completeness)\/|src\/(inspector|portal\/recorder|contract\/support))/

/** Names the flows that the tests of all machines take, unless a changed file can reach all flows. */
export const settingsFor = (files: readonly string[]): Readonly<Record<string, string>> => {
  const ofModels = files.filter((file) => ofAllMachines.test(file))
  const each = ofModels.map(flowsReachedBy)
  return each.length === 0 || each.some((reachedFlows) => reachedFlows.length === 0)
    ? {}
    : { FLOWS: [...new Set(each.flat())].join(',') }
}

const serverTests = globSync('tests/server/**/*.test.ts', { cwd: root })
const importsOfServer = [
  ...globSync('src/{contract,sandbox,server}/**/*.ts', { cwd: root }),
  ...serverTests,
].map((file) => ({ file, imported: importsOf(file) }))
const importersOf = (files: readonly string[]): readonly string[] =>
  importsOfServer
    .filter(({ imported }) => imported.some((path) => files.includes(path)))
    .map(({ file }) => file)

/** The folders, and the words of the file name, such as `operations`, `registration` and `create`, `user`. */
const namesOf = (path: string) => {
  const folders = dirname(path).split('/').slice(2)
  return { folders, words: slugOf(path).split('-') }
}
const shared = (some: readonly string[], others: readonly string[]): number =>
  some.filter((word) => others.includes(word)).length

const isProof = (test: string, files: readonly string[]): boolean =>
  defences.some(({ file, tests }) => files.includes(file) && test.startsWith(tests))

/**
 * The tests that import one of the files, have a name like it, or prove one of its defences: names
 * alone found the test of 20 of 48 defences.
 */
const testsThatName = (files: readonly string[]): readonly string[] => {
  const importing = importersOf(files)
  const names = files.map(namesOf)
  return serverTests.filter((test) => {
    const own = namesOf(test)
    return (
      importing.includes(test) ||
      isProof(test, files) ||
      names.some(({ folders, words }) => shared(folders, own.folders) > 0 && shared(words, own.words) > 0)
    )
  })
}

/** What one change may cost: each test file starts a server. */
const mostServerTests = 5

const anyRequest = existingTests(
  'tests/server/platform/requests.test.ts',
  'tests/server/platform/edge.test.ts',
)

/**
 * The tests that name the file, else those that name its nearest importers, because nearly every server test imports the
 * whole server; else those of its folder.
 */
const serverTestsOf = (file: string): readonly string[] => {
  const { folders, words } = namesOf(file)
  const closeness = (test: string) =>
    shared([...folders, ...words], Object.values(namesOf(test)).flat()) + (isProof(test, [file]) ? 9 : 0)
  const closest = (tests: readonly string[]) =>
    tests.toSorted((a, b) => closeness(b) - closeness(a)).slice(0, mostServerTests)
  const seen = new Set<string>()
  for (let level: readonly string[] = [file]; level.length > 0; level = importersOf(level)) {
    level = level.filter((importer) => !seen.has(importer))
    const found = testsThatName(level)
    if (found.length > 0) return closest(found)
    for (const importer of level) seen.add(importer)
  }
  const ofFolder = closest(serverTests.filter((test) => closeness(test) > 0))
  return ofFolder.length > 0 ? ofFolder : anyRequest
}
export const serverTestsFor = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) =>
      isOfServer(file) ? serverTestsOf(file) : serverTests.filter((test) => isProof(test, [file])),
    ),
  ),
]

interface Checks {
  readonly parts: readonly Part[]
  readonly notRun: readonly string[]
}

export const toolsFor = (files: readonly string[]): readonly Part[] => {
  const sources = files.filter(isSource)
  const isIn = (...folders: readonly string[]) =>
    files.some((file) => isProjectFile(file) || folders.some((folder) => file.startsWith(`${folder}/`)))
  const hasCode = sources.length > 0 || files.some(isProjectFile)
  return [
    ...(hasCode
      ? [
          types('all', isIn('machines') && 'machines', isIn('src/contract', 'src/portal') && 'portal'),
          tool('unused', [...commands.unused, '--cache']),
        ]
      : []),
    ...(sources.length > 0 ? [tool('lint', [...commands.lint, ...sources])] : []),
    ...(files.length > 0 ? [tool('format', [...commands.format, ...files])] : []),
  ]
}

export const changed = (since = 'HEAD'): Checks => {
  const files = [
    ...git('diff', '-z', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ]
  console.log(`Changed since ${since}:\n${files.map((file) => `  ${file}`).join('\n') || '  nothing'}`)
  const chosen = serverTestsFor(files)
  const projects = ['--project', 'unit', '--project', 'machines']
  const always = testsIn(reading, files)
  // Vitest loads a style sheet as an empty text, so no test that imports one can notice its change.
  const imported = files.filter((file) => !file.endsWith('.css') && !isOnlyOfServer(file))
  const isOfFlows = imported.filter(isSource).every((file) => flowsOf(file).length > 0)
  const tests = isOfFlows
    ? ['run', ...projects, ...testsOfFlows(imported), ...always]
    : ['related', '--run', ...projects, ...imported, ...always]
  return {
    parts: [
      ...toolsFor(files),
      ...(files.length > 0 ? [vitest('tests', tests, { isQuick: true }, settingsFor(files))] : []),
      ...(chosen.length > 0
        ? [vitest('server', ['run', '--project', 'server', ...chosen], { isQuick: true })]
        : []),
    ],
    notRun: [
      `${serverTests.length - chosen.length} of ${serverTests.length} files of server tests`,
      isOfFlows
        ? 'unit and machine tests that do not name a changed flow or rule'
        : 'unit and machine tests that import no changed file',
      'stories (after a change of a text or a screen: npm run approve, with the name of the flow), sizes of the build, browser tests, audit',
    ],
  }
}
