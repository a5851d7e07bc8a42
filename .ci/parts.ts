import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { ensureHeadlessBrowser, ensureOtherEngines } from './browser.ts'
import { type Failure, Report } from './failures.ts'
import { readJson } from './json-file.ts'
import { type Command, root, runCommand } from './run-command.ts'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly note?: string
  readonly failures?: readonly Failure[]
}

export interface Part {
  readonly name: string
  /** True if the part takes less than half a minute. The quick parts run first, all in parallel. */
  readonly isQuick?: boolean
  /** True if the part watches new versions of the browsers more than a change. It runs only if it is named. */
  readonly isNightly?: boolean
  /** @param output determines when the output of the part is shown */
  readonly run: (output: 'inherit' | 'pipe') => Promise<Outcome> | Outcome
}

export const commands = {
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  vitest: ['node_modules/vitest/vitest.mjs'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test'],
} as const satisfies Record<string, Command>

const advice = {
  format: 'Run npm run format, which formats the files.',
  types: 'Correct the first error first, as it may cause the others.',
  lint: 'Correct the code; the rules are in oxlint.config.ts.',
  unused:
    'Remove the unused code, or only the word export. If it is used without an import, add it to knip.config.ts.',
}

const check = (name: keyof typeof advice, ...each: (() => ReturnType<typeof runCommand>)[]): Part => ({
  name,
  isQuick: true,
  run: async () => {
    const ended = await Promise.all(each.map((run) => run()))
    const failed = ended.filter(({ code }) => code !== 0)
    const lines = failed.flatMap(({ output }) => output.split('\n').filter((line) => line.trim() !== ''))
    const failure = { sentence: advice[name], where: name, why: [...new Set(lines)], isDerived: false }
    return {
      passed: ended.length - failed.length,
      failed: failed.length,
      failures: failed.length === 0 ? [] : [failure],
    }
  },
})

export const tool = (name: keyof typeof advice, ...each: Command[]): Part =>
  check(name, ...each.map((command) => () => runCommand(command)))

// Machines and portal must not use methods newer than ES2022, and machines must not use the DOM.
const typeStore = join(root, 'node_modules/.cache/mywater/types')
const projects = {
  all: 'tsconfig.json',
  machines: 'machines/tsconfig.json',
  portal: 'src/portal/tsconfig.json',
}

/**
 * Keeps what the compiler found out for its next run, which then checks only what a change can reach. One checker works
 * out the type of each machine once; four would take nearly twice the processor time.
 */
const checkTypes = async (name: keyof typeof projects) => {
  const store = join(typeStore, `${name}.tsbuildinfo`)
  const kept = ['--noEmit', '--incremental', '--checkers', '1']
  const stored = ['--project', projects[name], '--tsBuildInfoFile', store]
  const command: Command = ['node_modules/typescript/bin/tsc', ...kept, ...stored]
  // The compiler works out what a file declares only if the file has changed since the last run, and until then takes
  // each edit for one of a declaration, which reaches everything. So at first all files seem to have had another format.
  const otherFormat = ['--noCheck', '--noResolve', '--module', 'nodenext', '--moduleResolution', 'nodenext']
  if (!existsSync(store)) await runCommand([...command, ...otherFormat])
  return runCommand(command)
}

export const types = (...names: (keyof typeof projects | false)[]): Part =>
  check('types', ...names.filter((name) => name !== false).map((name) => () => checkTypes(name)))

/** Skipped tests count as failed, and so does a run that exits with an error although no test failed. */
export const outcomeOf = (code: number, { passed, failed, skipped, failures }: Report): Outcome => {
  if (skipped > 0)
    return {
      passed,
      failed: failed + skipped,
      failures,
      note: `${skipped} skipped, which counts as failed`,
    }
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, failures, note: 'failed outside of a test, see above' }
  return { passed, failed, failures }
}

const tests = (
  name: string,
  command: Command,
  options: Omit<Part, 'name' | 'run'> = {},
  settings: Readonly<Record<string, string>> = {},
): Part => ({
  name,
  ...options,
  run: async (output) => {
    const folder = mkdtempSync(join(tmpdir(), 'mywater-report-'))
    try {
      const file = join(folder, 'report.json')
      const { code } = await runCommand(command, {
        env: { PICTURES: '1', REPORT_FILE: file, ...settings },
        output,
      })
      if (!existsSync(file)) return { passed: 0, failed: 1, note: 'was ended before its report, see above' }
      // If the command selects tests by title, Vitest reports the others as skipped.
      return outcomeOf(code, { ...readJson(file, Report), ...(command.includes('-t') && { skipped: 0 }) })
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
})

export const vitest = (
  name: string,
  args: readonly string[],
  options: Pick<Part, 'isQuick' | 'isNightly'> = {},
  settings: Readonly<Record<string, string>> = {},
): Part => tests(name, [...commands.vitest, ...args], options, settings)
const project = (name: string) => vitest(name, ['run', '--project', name])

const after = (prepare: () => void, part: Part): Part => ({
  ...part,
  run: (output) => {
    prepare()
    return part.run(output)
  },
})

const AuditReport = v.object({ metadata: v.object({ vulnerabilities: v.object({ total: v.number() }) }) })

const audit = (): Outcome => {
  const { stdout } = spawnSync('npm audit --omit=dev --json', {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    shell: true,
  })
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), AuditReport), stdout)
  if (!report.success)
    return {
      passed: 0,
      failed: process.env['AUDIT'] === 'required' ? 1 : 0,
      note: 'NOT CHECKED: npm audit reached no registry; with AUDIT=required this fails',
    }
  const isClean = report.output.metadata.vulnerabilities.total === 0
  if (!isClean) console.error(stdout)
  return { passed: Number(isClean), failed: Number(!isClean) }
}

/**
 * All parts in the order of a run. `build` is among the quick ones, which run first, and builds for the others. Of the
 * rest the longest come first, so that the two lanes of a run end together.
 */
export const parts: readonly Part[] = [
  tool('format', [...commands.format, '.']),
  // A change of a declaration makes the compiler forget those of all importers, so a whole run begins anew.
  after(() => rmSync(typeStore, { recursive: true, force: true }), types('all', 'machines', 'portal')),
  tool('lint', commands.lint),
  tool('unused', commands.unused),
  { name: 'audit', isQuick: true, run: audit },
  vitest('build', ['run', '--project', 'build'], { isQuick: true }),
  project('server'),
  after(
    ensureHeadlessBrowser,
    tests('browser', [...commands.playwright, '--reporter=line,./.ci/playwright-reporter.ts']),
  ),
  after(ensureHeadlessBrowser, project('storybook')),
  after(ensureHeadlessBrowser, project('tools')),
  vitest('unit', ['run', '--project', 'unit', '--coverage.enabled']),
  project('machines'),
  after(ensureOtherEngines, project('engines')),
  after(
    ensureOtherEngines,
    vitest('nightly', ['run', '--project', 'engines'], { isNightly: true }, { EVERY_JOURNEY: '1' }),
  ),
]
