import type { Failure } from './failure-lines.ts'

/** The result of one part of the checks. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Printed beside the numbers. */
  readonly note?: string
  /** Printed at the end of the run. */
  readonly failures?: readonly Failure[]
}

/** How the tests of a run ended. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The result of a test run. A run that skips tests, or breaks outside of any test (`code`), has failed. */
export const countTests = (code: number, { passed, failed, skipped }: Counts): Outcome => {
  if (skipped > 0) {
    return { passed, failed: failed + skipped, note: `${skipped} skipped, which counts as failed` }
  }
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: 'broke outside of a test, see above' }
  return { passed, failed }
}

/** A part that ran nothing has failed, unless it gives a reason. */
export const requireSomething = (outcome: Outcome): Outcome =>
  outcome.passed + outcome.failed > 0 || outcome.note !== undefined
    ? outcome
    : { passed: 0, failed: 1, note: 'ran nothing' }

/** The names of failures without their reasons: each test, or the message of a part that failed outside of any. */
export const nameFailures = ({ failed, failures = [], note = 'failed' }: Outcome): string[] => {
  if (failed > 0 && failures.length === 0) return [note]
  return failures.map(({ test }) => test)
}
