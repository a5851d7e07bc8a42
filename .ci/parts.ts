import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { ensureHeadlessBrowser, ensureOtherEngines } from './browser.ts'
import { readJson } from './json-file.ts'
import { countTests, type Outcome } from './outcome.ts'
import { haveToolsChanged } from './tools-changed.ts'
import { type Report, playwrightReport, vitestReport } from './reports.ts'
import { type Command, root, runBuffered, type RunCommand } from './run-command.ts'

/** A part of `npm test`, such as the linter or the unit tests. */
export interface Part {
  readonly name: string
  /** True if the part takes less than half a minute. The quick parts run first, all in parallel. */
  readonly isQuick?: boolean
  /** Runs the part. The argument runs a test command, and determines when the output of the command is shown. */
  readonly run: (execute: RunCommand) => Promise<Outcome> | Outcome
}

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
  unused:
    'Remove the unused code, or only the word export. If it is used without an import, add it to knip.config.ts.',
}

/** Creates a part of `npm test` that runs commands. Each command passes if it exits with 0. */
export const tool = (name: keyof typeof advice, ...each: Command[]): Part => ({
  name,
  isQuick: true,
  run: async () => {
    const ended = await Promise.all(each.map((command) => runBuffered(command)))
    const failed = ended.filter(({ code }) => code !== 0)
    const written = failed.flatMap(({ output }) => output.split('\n').filter((line) => line.trim() !== ''))
    const why = [...new Set(written), `→ ${advice[name]}`]
    return {
      passed: ended.length - failed.length,
      failed: failed.length,
      failures:
        failed.length === 0
          ? []
          : [{ test: name, why, isDerived: false, isMinor: name === 'format' || name === 'unused' }],
    }
  },
})

/**
 * Creates a part of `npm test` that runs tests. `form` is the schema of the JSON report that the test runner writes.
 */
const tests = (
  name: string,
  form: v.GenericSchema<unknown, Report>,
  run: (reportFile: string, execute: RunCommand) => Promise<number>,
): Part => ({
  name,
  run: async (execute) => {
    const folder = mkdtempSync(join(tmpdir(), 'mywater-report-'))
    try {
      const file = join(folder, 'report.json')
      const code = await run(file, execute)
      // A missing report means that the test run was aborted.
      if (!existsSync(file)) return countTests(code || 1, { passed: 0, failed: 0, skipped: 0 })
      const { failures, ...counts } = readJson(file, form)
      return { ...countTests(code, counts), failures }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
})

/**
 * The report of a Vitest run that selects tests by title. The report lists all other tests of the files as skipped, and
 * these skipped tests are not failures.
 */
const namedTestsReport = v.pipe(
  vitestReport,
  v.transform((report): Report => ({ ...report, skipped: 0 })),
)
const reportFor = (args: readonly string[]) =>
  args.some((arg) => /^(-t|--testNamePattern)\b/.test(arg)) ? namedTestsReport : vitestReport

/** Creates a part of `npm test` that runs Vitest with the given arguments. */
export const vitest = (name: string, args: readonly string[]): Part =>
  tests(name, reportFor(args), (file, execute) =>
    execute([...commands.vitest, ...args], { PICTURES: '1', REPORT_FILE: file }),
  )

/** Marks a part as quick. */
export const quick = (part: Part): Part => ({ ...part, isQuick: true })

const project = (name: string) => vitest(name, ['run', '--project', name])

const withBrowser = (part: Part): Part => ({
  ...part,
  run: (execute) => {
    ensureHeadlessBrowser()
    return part.run(execute)
  },
})

const withEveryEngine = (part: Part): Part => ({
  ...part,
  run: (execute) => {
    ensureOtherEngines()
    return part.run(execute)
  },
})

const browser = tests('browser', playwrightReport, (file, execute) =>
  execute([...commands.playwright, '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
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
 * The tests of the development tools. The tests take long, because they copy and compile the project. Therefore
 * `npm test` runs them only if a tool has changed.
 */
const tools = project('tools')
const toolsWhenChanged: Part = {
  ...tools,
  run: (execute) =>
    haveToolsChanged()
      ? tools.run(execute)
      : { passed: 0, failed: 0, note: 'not run, since no tool changed; npm test -- all runs it' },
}

/**
 * All parts in the order of a run. The part `build` is one of the quick parts, which run first. It builds the portal
 * for the other parts.
 */
export const allParts: readonly Part[] = [
  tool('format', [...commands.format, '.']),
  // Checks the types of the whole project, and separately the types of the code for browsers. Machines and portal must
  // not use methods that are newer than ES2022, and machines must not use the DOM.
  tool('types', commands.types, commands.machineTypes, commands.portalTypes),
  tool('lint', commands.lint),
  tool('unused', commands.unused),
  { name: 'audit', isQuick: true, run: audit },
  quick(project('build')),
  vitest('unit', ['run', '--project', 'unit', '--coverage.enabled']),
  project('machines'),
  withBrowser(browser),
  project('server'),
  withBrowser(project('storybook')),
  tools,
  withEveryEngine(project('engines')),
]

/** The parts that `npm test` runs. */
export const parts = allParts.map((part) => (part === tools ? toolsWhenChanged : part))
