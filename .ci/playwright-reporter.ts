import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { type Failure, writeReport } from './failures.ts'
import { root } from './run-command.ts'

const linesOf = ({ message = '' }: TestError): string[] => {
  const [text = ''] = stripVTControlCharacters(message).split('Call log:')
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** What the page said when the test failed, from Playwright's snapshot of it. */
const pageOf = ({ attachments }: TestResult): string[] => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined) return []
  const said = readFileSync(path, 'utf8').matchAll(
    /^ *- ((?:heading|alert|alertdialog|dialog|status)\b.+)$/gm,
  )
  return [...said].slice(0, 5).map(([, line]) => `on the page: ${line}`)
}

const describe = (sentence: string, where: string, why: string[]): Failure => ({
  sentence,
  where,
  why,
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
    this.#outside.push(describe('an error outside of a test', '', linesOf(error)))
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
            results.flatMap((result) => [...pageOf(result), ...result.errors.flatMap(linesOf)]),
          ),
        ),
      ],
    })
  }
}
