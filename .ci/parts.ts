import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { ensureHeadlessBrowser, ensureOtherEngines } from './browser.ts'
import { buildWhenNeeded } from './build.ts'
import { readJson } from './json-file.ts'
import { countTests, type Outcome } from './outcome.ts'
import { haveToolsChanged } from './tools-changed.ts'
import { type Report, playwrightReport, vitestReport } from './reports.ts'
import { type Command, root, type Run } from './run-command.ts'

/** A part of `npm test`, such as the linter or the unit tests. */
export interface Part {
  readonly name: string
  /** Runs the part. The part runs its commands with `run`. */
  readonly run: (run: Run) => Promise<Outcome> | Outcome
}

/** Parts that run in parallel. */
export type Stage = readonly Part[]

export const commands = {
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.json'],
  machineTypes: ['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'machines/tsconfig.json'],
  portalTypes: ['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'src/portal/tsconfig.json'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  vitest: ['node_modules/vitest/vitest.mjs'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test'],
} as const satisfies Record<string, Command>

/** Instructions that are printed if a tool fails. */
const advice = {
  format: 'Run npm run format, which formats the files.',
  types: 'Correct the first error first, as it may cause the others.',
  lint: 'Correct the code; the rules are in oxlint.config.ts.',
  unused: 'Remove the unused code, or use it. If it is used without an import, add it to knip.config.ts.',
}

/** Creates a part of `npm test` that runs commands. Each command passes if it exits with 0. */
export const tool = (name: keyof typeof advice, ...each: Command[]): Part => ({
  name,
  run: async (run) => {
    const ended = await Promise.all(each.map((command) => run(command)))
    const failed = ended.filter(({ code }) => code !== 0)
    const written = failed.flatMap(({ output }) => output.split('\n').filter((line) => line.trim() !== ''))
    const why = [...written, `→ ${advice[name]}`]
    return {
      passed: ended.length - failed.length,
      failed: failed.length,
      failures: failed.length === 0 ? [] : [{ test: name, why, isDerived: false }],
    }
  },
})

/** Creates a part of `npm test` that runs tests. `form` is the schema of the report that the test runner writes. */
const tests = (
  name: string,
  form: v.GenericSchema<unknown, Report>,
  runTests: (run: Run, reportFile: string) => ReturnType<Run>,
): Part => ({
  name,
  run: async (run) => {
    const folder = mkdtempSync(join(tmpdir(), 'mywater-report-'))
    try {
      const file = join(folder, 'report.json')
      const { code } = await runTests(run, file)
      // If there is no report, the run was aborted.
      if (!existsSync(file)) return countTests(code || 1, { passed: 0, failed: 0, skipped: 0 })
      const { failures, ...counts } = readJson(file, form)
      return { ...countTests(code, counts), failures }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
})

/**
 * The report of a Vitest run whose arguments select tests by title. The report contains the other tests of the files
 * as skipped tests. These tests must not be treated as failures.
 */
const namedTestsReport = v.pipe(
  vitestReport,
  v.transform((report): Report => ({ ...report, skipped: 0 })),
)
const reportFor = (args: readonly string[]) =>
  args.some((arg) => /^(-t|--testNamePattern)\b/.test(arg)) ? namedTestsReport : vitestReport

/** A part that runs Vitest with these arguments. */
export const vitest = (name: string, args: readonly string[]): Part =>
  tests(name, reportFor(args), (run, file) =>
    run([...commands.vitest, ...args], { PICTURES: '1', REPORT_FILE: file }),
  )

const project = (name: string) => vitest(name, ['run', '--project', name])

/** A part that runs after `prepare`, which installs browsers or builds the portal. */
const after = (prepare: () => Promise<void> | void, part: Part): Part => ({
  ...part,
  run: async (run) => {
    await prepare()
    return part.run(run)
  },
})

let building: Promise<void> | undefined
/** Two parallel parts need the build, so this process builds it once. */
const build = () => (building ??= buildWhenNeeded())

const browser = tests('browser', playwrightReport, (run, file) =>
  run([...commands.playwright, '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
)

const AuditReport = v.object({ metadata: v.object({ vulnerabilities: v.object({ total: v.number() }) }) })

/** Requests the known vulnerabilities of the product's dependencies from the npm registry. */
const audit = (): Outcome => {
  const { stdout } = spawnSync('npm audit --omit=dev --json', {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    shell: true,
  })
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), AuditReport), stdout)
  if (!report.success) {
    const failed = process.env['AUDIT'] === 'required' ? 1 : 0
    return {
      passed: 0,
      failed,
      note: 'NOT CHECKED: npm audit reached no registry; with AUDIT=required this fails',
    }
  }
  const isClean = report.output.metadata.vulnerabilities.total === 0
  if (!isClean) console.error(stdout)
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 }
}

/**
 * The tests of the development tools. These tests copy and compile the project, so `npm test` runs the tests only if
 * a tool has changed.
 */
const tools = project('tools')
const toolsWhenChanged: Part = {
  ...tools,
  run: (run) =>
    haveToolsChanged()
      ? tools.run(run)
      : { passed: 0, failed: 0, note: 'not run, since no tool changed; npm test -- all runs it' },
}

/** All parts. Parts that wait most of the time run in parallel with each other. */
export const allStages: readonly Stage[] = [
  [
    tool('format', [...commands.format, '.']),
    // Checks the types of the whole project. Then checks the code for browsers separately: the machines without the DOM
    // library, and the machines and the portal without methods that are newer than ES2022.
    tool('types', commands.types, commands.machineTypes, commands.portalTypes),
    tool('lint', commands.lint),
    tool('unused', commands.unused),
  ],
  [{ name: 'audit', run: audit }],
  [vitest('unit', ['run', '--project', 'unit', '--coverage.enabled'])],
  [project('machines')],
  [tools],
  [project('build')],
  [project('server'), after(ensureHeadlessBrowser, project('storybook'))],
  [
    after(ensureHeadlessBrowser, after(build, browser)),
    after(ensureOtherEngines, after(build, project('engines'))),
  ],
]

/** The stages that `npm test` runs. */
export const stages = allStages.map((stage) =>
  stage.map((part) => (part === tools ? toolsWhenChanged : part)),
)
