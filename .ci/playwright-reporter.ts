import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { type Failure, writeReport } from './failures.ts'
import { root } from './run-command.ts'

const describe = (sentence: string, where: string, errors: readonly TestError[]): Failure => ({
  sentence,
  where,
  why: stripVTControlCharacters(errors.map(({ message = '' }) => message).join('\n'))
    .trim()
    .split('\n'),
  isDerived: false,
})

/** Playwright creates the reporter and then tells it what happens. */
export default class FailureReporter implements Reporter {
  #tests: readonly TestCase[] = []
  readonly #outside: Failure[] = []

  onBegin(_: FullConfig, suite: Suite) {
    this.#tests = suite.allTests()
  }

  onError(error: TestError) {
    this.#outside.push(describe('an error outside of a test', '', [error]))
  }

  onEnd() {
    const failed = this.#tests.filter((test) => !test.ok() || test.outcome() === 'flaky')
    const count = (outcome: 'expected' | 'skipped') =>
      this.#tests.filter((test) => test.outcome() === outcome).length
    writeReport({
      passed: count('expected'),
      failed: failed.length,
      skipped: count('skipped'),
      failures: [
        ...this.#outside,
        ...failed.map(({ title, location, results }) =>
          describe(
            title,
            `${relative(root, location.file)}:${location.line}`,
            results.flatMap(({ errors }) => errors),
          ),
        ),
      ],
    })
  }
}
