import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { playwrightReport, vitestReport } from '../../.ci/reports.ts'
import { root } from '../../.ci/run-command.ts'

test("what failed is read from vitest's report: tests, and files that broke", () => {
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  const file = (name: string) => join(root, 'tests', name)
  const assertionResults = [
    { fullName: 'a form keeps', status: 'passed', failureMessages: [] },
    {
      fullName: 'a form loses',
      status: 'failed',
      failureMessages: ['\u001B[31mError\u001B[39m: gone\n  at x'],
    },
  ]
  const report = v.parse(vitestReport, {
    ...counts,
    testResults: [
      { name: file('form.test.ts'), status: 'failed', message: '', assertionResults },
      { name: file('broken.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
      { name: file('fine.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  })
  expect(report).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    failures: [
      'tests/form.test.ts › a form loses\n    Error: gone\n      at x',
      'tests/broken.test.ts\n    no such file',
    ],
  })
})

test("what failed is read from Playwright's report, in suites of suites too, and cut", () => {
  const spec = (ok: boolean, title: string, message: string) => ({
    title,
    file: 'page/a.spec.ts',
    line: 7,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
  })
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const report = v.parse(playwrightReport, {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      { specs: [spec(true, 'opens', '')], suites: [{ specs: [spec(false, 'closes', long)] }] },
      { specs: [spec(false, 'waits', 'too long')] },
    ],
  })
  expect(report).toMatchObject({ passed: 2, failed: 2, skipped: 0 })
  const [closes, waits] = report.failures
  expect(closes?.split('\n')).toHaveLength(16)
  expect(closes).toContain('page/a.spec.ts:7 › closes\n    line 0\n')
  expect(waits).toBe('page/a.spec.ts:7 › waits\n    too long')
})
