import type { Failure } from './failure-lines.ts'

/** The result of one part of the checks, for example of `lint`. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** A text that is printed after the numbers of tests, for example the reason of a failure. */
  readonly note?: string
  /** The failures that are printed at the end of the run. */
  readonly failures?: readonly Failure[]
}

/** The numbers of passed, failed and skipped tests. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/**
 * Returns the result of a test run. A skipped test counts as failed. If no test failed but the exit code is not 0, the
 * result is a failure too.
 */
export const countTests = (code: number, { passed, failed, skipped }: Counts): Outcome => {
  if (skipped > 0) {
    return { passed, failed: failed + skipped, note: `${skipped} skipped, which counts as failed` }
  }
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: 'failed outside of a test, see above' }
  return { passed, failed }
}

/**
 * Returns the result of a part of the checks. If the part has run no test and gives no reason (`note`), the result is a
 * failure.
 */
export const requireSomething = (outcome: Outcome): Outcome =>
  outcome.passed + outcome.failed > 0 || outcome.note !== undefined
    ? outcome
    : { passed: 0, failed: 1, note: 'ran nothing' }

/** Returns the names of the failed tests, or the reason in `note` if the part failed outside of a test. */
export const nameFailures = ({ failed, failures = [], note = 'failed' }: Outcome): string[] => {
  if (failed > 0 && failures.length === 0) return [note]
  return failures.map(({ test }) => test)
}
