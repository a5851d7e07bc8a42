import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { serverTestsFor } from '../changed.ts'
import { copyTree } from '../copy-tree.ts'
import { Report } from '../failures.ts'
import { readJson } from '../json-file.ts'
import { commands } from '../parts.ts'
import { type Command, root, runCommand } from '../run-command.ts'
import { defences } from './defences.ts'
import { type Mutant, seededMutants } from './seeded.ts'

/**
 * Makes one change at a time in a copy of the project, and prints which layers of the tests notice it. Without
 * arguments, changes 60 places of machines and portal that the seed selects (`--in src/server` for the backend); with ids such as `T12 R3`, or `named` for all of them, removes
 * defences. If an inner layer notices a fact, an outer layer need not prove it again; if none does, a test is missing,
 * or the change has no effect.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    count: { type: 'string', default: '60' },
    in: { type: 'string', default: 'machines,src/portal' },
    layers: { type: 'string', default: 'machines,model,completeness,unit,stories,server,browser' },
  },
})
const wanted = new Set(values.layers.split(','))

interface Tried extends Mutant {
  readonly name: string
  readonly tests?: string
}

const place = ({ file, start, end, replacement }: Mutant): string => {
  const text = readFileSync(join(root, file), 'utf8')
  const change = `${text.slice(start, end)} → ${replacement}`.replaceAll(/\s+/g, ' ')
  return `${file}:${text.slice(0, start).split('\n').length}  ${change.slice(0, 160)}`
}

const namedMutants = (): readonly Tried[] =>
  defences
    .filter(
      ({ name }) => positionals.includes('named') || positionals.some((id) => name.startsWith(`${id} `)),
    )
    .map(({ lines, ...defence }) => {
      const start = readFileSync(join(root, defence.file), 'utf8').indexOf(lines)
      return { ...defence, start, end: start + lines.length }
    })

const tried =
  positionals.length > 0
    ? namedMutants()
    : seededMutants(values.in.split(','), Number(values.seed), Number(values.count)).map((mutant): Tried => ({
        ...mutant,
        name: place(mutant),
      }))

const layerOf = (test: string): string => {
  if (test.startsWith('stories/')) return 'stories'
  const [, folder = ''] = /^tests\/(\w+)/.exec(test) ?? []
  return /^(machines|model|completeness|server|soak|browser)$/.test(folder) ? folder : 'unit'
}

const vitest = (...args: readonly string[]): Command => [
  ...commands.vitest,
  ...args,
  '--passWithNoTests',
  '--testTimeout=60000',
]
const playwright = (test: string): Command => [
  ...commands.playwright,
  test,
  '--reporter=./.ci/playwright-reporter.ts',
]

/** The test runs that can notice a change of a file. A file of no flow has no stories and journeys of its own. */
const runsFor = ({ file, tests }: Tried): readonly Command[] => {
  if (tests !== undefined) return [layerOf(tests) === 'browser' ? playwright(tests) : vitest('run', tests)]
  const slug = basename(file).replace(/\..*$/, '')
  const stories = globSync(`stories/flows/*/${slug}.stories.tsx`, { cwd: root })
  const ofServer = [...serverTestsFor([file]), ...globSync(`tests/server/*/${slug}.test.ts`, { cwd: root })]
  const layers = (...names: readonly string[]) => names.some((name) => wanted.has(name))
  const projects = ['unit', 'machines'].flatMap((name) => ['--project', name])
  return [
    ...(layers('machines', 'model', 'completeness', 'unit')
      ? [vitest('related', '--run', file, ...projects)]
      : []),
    ...(layers('stories') && stories.length > 0 ? [vitest('run', '--project', 'storybook', ...stories)] : []),
    ...(layers('server') && ofServer.length > 0 ? [vitest('run', '--project', 'server', ...ofServer)] : []),
    ...(layers('browser') ? stories.map((story) => playwright(`tests/browser/${story.split('/')[2]}/`)) : []),
  ]
}

const folder = copyTree('mutants')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const report = join(folder, 'report.json')

/** Runs tests in the copy. Returns the files of the failed tests; a run without a report was stopped. */
const failedIn = async (command: Command): Promise<readonly string[]> => {
  rmSync(report, { force: true })
  const env = { REPORT_FILE: report, CI: 'true', SOAK_SECONDS: '60' }
  await runCommand(command, { env, cwd: folder, output: 'ignore' })
  try {
    return readJson(report, Report).failures.map(({ where }) => where.replace(/:\d+$/, ''))
  } catch {
    return ['unit: the run was stopped']
  }
}

/** The tests that fail without a change. They notice nothing. */
const failing = new Map<string, Promise<readonly string[]>>()
const failingIn = (command: Command): Promise<readonly string[]> => {
  const key = command.join(' ')
  const files = failing.get(key) ?? failedIn(command)
  failing.set(key, files)
  return files
}

let unnoticed = 0
console.log(`${tried.length} mutants, seed ${values.seed}, layers ${values.layers}`)
for (const mutant of tried) {
  const path = join(folder, mutant.file)
  const text = readFileSync(path, 'utf8')
  const noticed = new Set<string>()
  const runs = runsFor(mutant)
  for (const command of runs) {
    const before = new Set(await failingIn(command))
    writeFileSync(path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
    for (const file of await failedIn(command)) if (!before.has(file)) noticed.add(layerOf(file))
    writeFileSync(path, text)
  }
  const isTried = runs.length > 0
  if (isTried && noticed.size === 0) unnoticed += 1
  const layers = [...noticed].join(', ') || (isTried ? 'NOT NOTICED' : 'no test of these layers')
  console.log(`${layers.padEnd(34)} ${mutant.name}`)
}
console.log(`${unnoticed} of ${tried.length} not noticed`)
process.exitCode = unnoticed === 0 ? 0 : 1
