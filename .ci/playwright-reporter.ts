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

const spoken = /^ *- ((?:heading|alert|alertdialog|dialog|status)\b.+?)(?: \[ref=\w+\])?:?$/gm

/** What the page said when the test failed, from Playwright's snapshot of it. */
const pageOf = ({ attachments }: TestResult): string[] => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined) return []
  const lines = [...readFileSync(path, 'utf8').matchAll(spoken)].slice(0, 5)
  return lines.map(([, line]) => `on the page: ${line}`)
}

/** Playwright creates the reporter and then tells it what happens. */
export default class FailureReporter implements Reporter {
  #tests: readonly TestCase[] = []
  readonly #outside: Failure[] = []

  onBegin(_: FullConfig, suite: Suite) {
    this.#tests = suite.allTests()
  }

  onError(error: TestError) {
    const sentence = 'an error outside of a test'
    this.#outside.push({ sentence, where: '', why: linesOf(error), isDerived: false })
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
        ...failed.map(({ title, location, results }) => ({
          sentence: title,
          where: `${relative(root, location.file)}:${location.line}`,
          why: results.flatMap((result) => [...pageOf(result), ...result.errors.flatMap(linesOf)]),
          isDerived: false,
        })),
      ],
    })
  }
}
