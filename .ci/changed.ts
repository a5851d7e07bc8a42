import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { commands, type Part, tool, vitest } from './parts.ts'
import { root } from './run-command.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '')

const isSource = (path: string) => /\.[cm]?[jt]sx?$/.test(path)
const isProjectFile = (path: string) => /^(tsconfig|package|package-lock)\.json$/.test(path)
const isOfServer = (path: string) => /^(src\/(main\.ts|server|sandbox|contract)|tests\/server)/.test(path)

/** @throws if a file does not exist, because Vitest would leave out a renamed file without a message */
export const existingTests = (...paths: string[]): readonly string[] => {
  const missing = paths.filter((path) => !existsSync(join(root, path)))
  if (missing.length > 0) throw new Error(`.ci/changed.ts names missing tests: ${missing.join(', ')}`)
  return paths
}

/** They read files from disk, which their imports do not show, so they run after every change. */
const readingFiles = [
  ...globSync('tests/architecture/*.test.ts', { cwd: root }),
  ...existingTests('tests/completeness/texts.test.ts', 'tests/completeness/approved-files.test.ts'),
]

const slugOf = (file: string) => basename(file).replace(/\..*$/, '')
const flows = globSync('machines/**/*.machine.ts', { cwd: root }).map(slugOf)

/** Such as `paperless` of `stories/examples/paperless.ts`. */
export const flowOf = (file: string): string | undefined =>
  isOfServer(file) ? undefined : flows.find((flow) => flow === slugOf(file))

const reached: readonly (readonly [files: RegExp, tests: readonly string[]])[] = [
  [/^machines\//, ['model/specification', 'model/properties', 'model/bindings', 'completeness/approved']],
  [/^(machines|stories)\//, ['completeness/stories', 'completeness/scenarios']],
  [/^(machines|src\/portal\/text)\//, ['completeness/documented-texts']],
  [/\.(ports|calls)\.ts$/, ['model/bindings']],
  [/^stories\//, ['completeness/approved']],
]

export const testsOfFlow = (flow: string, files: readonly string[]): readonly string[] => [
  ...globSync('tests/{machines,portal,inspector}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(`/${flow}.`),
  ),
  ...existingTests(
    ...new Set(
      reached.flatMap(([pattern, tests]) =>
        files.some((file) => pattern.test(file)) ? tests.map((name) => `tests/${name}.test.ts`) : [],
      ),
    ),
  ),
]

const serverTests = globSync('tests/server/**/*.test.ts', { cwd: root })

/** Folders and file name, such as `operations`, `registration` and `activation`. */
const wordsOf = (path: string): string[] =>
  path
    .replace(/^(src\/server|src|tests\/server)\//, '')
    .split('/')
    .map((word) => word.replace(/\..*$/, ''))

/** By words of the path: imports would not help, because nearly every server test imports the whole server. */
export const serverTestsFor = (files: readonly string[]): string[] => {
  const changedWords = new Set(files.filter(isOfServer).flatMap(wordsOf))
  return serverTests.filter((test) => wordsOf(test).some((word) => changedWords.has(word)))
}

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
          tool(
            'types',
            commands.types,
            ...(isIn('machines') ? [commands.machineTypes] : []),
            ...(isIn('machines', 'src/contract', 'src/portal') ? [commands.portalTypes] : []),
          ),
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
  const changedFlows = new Set(files.filter(isSource).map(flowOf))
  const [flow] = changedFlows.size === 1 ? changedFlows : []
  const projects = ['--project', 'unit', '--project', 'machines']
  const tests =
    flow === undefined
      ? ['related', '--run', ...projects, ...files, ...readingFiles]
      : ['run', ...projects, ...testsOfFlow(flow, files), ...readingFiles]
  return {
    parts: [
      ...toolsFor(files),
      ...(files.length > 0 ? [vitest('tests', tests, { isQuick: true })] : []),
      ...(chosen.length > 0
        ? [vitest('server', ['run', '--project', 'server', ...chosen], { isQuick: true })]
        : []),
    ],
    notRun: [
      `${serverTests.length - chosen.length} of ${serverTests.length} files of server tests`,
      flow === undefined
        ? 'unit and machine tests that import no changed file'
        : `unit and machine tests of other flows than ${flow}, and the paths of its model`,
      'stories (after a change of a text or a screen: npm run approve, with the name of the flow), sizes of the build, browser tests, audit',
    ],
  }
}
