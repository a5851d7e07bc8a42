import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import type { Failure } from './failure-lines.ts'
import type { Counts } from './outcome.ts'

/** The numbers of tests and the failures of a test run. */
export interface Report extends Counts {
  readonly failures: readonly Failure[]
}

/** The report that `vitest-reporter.ts` writes. */
export const vitestReport = v.object({
  passed: v.number(),
  failed: v.number(),
  skipped: v.number(),
  failures: v.array(v.object({ test: v.string(), why: v.array(v.string()), isDerived: v.boolean() })),
})

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

/** The report of Playwright's `json` reporter. */
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
        const why = stripVTControlCharacters(errors.map(({ message }) => message).join('\n'))
        return {
          test: `tests/browser/${file}:${line} › ${title}`,
          why: why.trim().split('\n'),
          isDerived: false,
        }
      }),
  })),
)
