import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import type { Counts } from './outcome.ts'
import { root } from './run-command.ts'

/** What a runner of tests wrote of its run. */
export interface Report extends Counts {
  /** Each test that failed: where it stands, and the beginning of why. */
  readonly failures: readonly string[]
}

const longestReason = 15

const failure = (test: string, reasons: readonly string[]): string => {
  const lines = stripVTControlCharacters(reasons.join('\n')).trim().split('\n')
  return [test, ...lines.slice(0, longestReason).map((line) => `    ${line}`)].join('\n')
}

/** Vitest's `json` reporter. */
export const vitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
    testResults: v.array(
      v.object({
        name: v.string(),
        status: v.string(),
        message: v.optional(v.string(), ''),
        assertionResults: v.array(
          v.object({
            fullName: v.string(),
            status: v.string(),
            failureMessages: v.nullish(v.array(v.string())),
          }),
        ),
      }),
    ),
  }),
  v.transform((report): Report => {
    const files = report.testResults.filter(({ status }) => status === 'failed')
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: files.flatMap(({ name, message, assertionResults }) => {
        const file = relative(root, name)
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        if (failed.length === 0) return [failure(file, [message])]
        return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages ?? []))
      }),
    }
  }),
)

const spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string(), '') })) })),
    }),
  ),
})
interface Suite {
  readonly specs: readonly v.InferOutput<typeof spec>[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** Playwright's `json` reporter. */
export const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
    suites: v.array(suite),
  }),
  v.transform(({ stats, suites }): Report => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
        return failure(
          `${file}:${line} › ${title}`,
          errors.map(({ message }) => message),
        )
      }),
  })),
)
