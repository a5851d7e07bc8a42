import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from './json-file.ts'
import { countTests, type Outcome } from './outcome.ts'
import { runScript } from './run-command.ts'

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
})

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

/** Gives `run` a file to write its report to; one that wrote none broke before its end. */
const withReport = async (
  run: (file: string) => Promise<number>,
  read: (file: string, code: number) => Outcome,
): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'mywater-report-'))
  const file = join(folder, 'report.json')
  try {
    const code = await run(file)
    if (!existsSync(file)) return countTests(code || 1, { passed: 0, failed: 0, skipped: 0 })
    return read(file, code)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs one of Vitest's projects; `filters` are parts of file paths. */
export const runVitest = (
  project: string,
  filters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> =>
  withReport(
    (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const args = ['run', '--project', project, ...reporters, ...filters]
      return runScript('node_modules/vitest/vitest.mjs', args, env)
    },
    (file, code) => {
      const report = readJson(file, VitestReport)
      const skipped = report.numPendingTests + report.numTodoTests
      return countTests(code, { passed: report.numPassedTests, failed: report.numFailedTests, skipped })
    },
  )

/** Runs the end-to-end tests. A test that passed only on a second try has failed. */
export const runPlaywright = (): Promise<Outcome> =>
  withReport(
    (file) =>
      runScript('node_modules/@playwright/test/cli.js', ['test', '--reporter=line,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    (file, code) => {
      const { expected, unexpected, flaky, skipped } = readJson(file, PlaywrightReport).stats
      return countTests(code, { passed: expected, failed: unexpected + flaky, skipped })
    },
  )
