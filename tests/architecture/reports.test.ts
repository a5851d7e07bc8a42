import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describeFailures } from '../../.ci/failure-lines.ts'
import { playwrightReport } from '../../.ci/reports.ts'

test('if a failed test is in a nested suite, its title is in the report, and its message of 40 lines is shortened', () => {
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
  expect(report.failures.map((failed) => failed.test)).toEqual([
    'tests/browser/page/a.spec.ts:7 › closes',
    'tests/browser/page/a.spec.ts:7 › waits',
  ])
  const [closes, waits] = describeFailures(report.failures).split('\n\n')
  expect(closes?.split('\n')).toHaveLength(13)
  expect(waits).toBe('tests/browser/page/a.spec.ts:7 › waits\n    too long')
})

const failure = (title: string, why: readonly string[], isDerived = false) => ({
  test: title,
  why,
  isDerived,
})

test('if not only comparisons with approved files fail, describeFailures reports only how many approved files differ', () => {
  const sentence = failure('a.test.ts › flow', ['flow lacks a transition', '→ Write its row.'])
  const plain = failure('b.test.ts › form', ['Error: gone'])
  const derived = failure('c.test.ts › wall', ['changed', '→ Meant?'], true)
  expect(describeFailures([derived, sentence, plain]).split('\n\n')).toEqual([
    '1 approved files differ too: check them when all other tests pass.',
    'b.test.ts › form\n    Error: gone',
    'a.test.ts › flow\n    flow lacks a transition\n    → Write its row.',
  ])
  expect(describeFailures([derived])).toBe('c.test.ts › wall\n    changed\n    → Meant?')
})

test('describeFailures lists the formatter first, and shortens a long difference to the changed lines', () => {
  const format = { ...failure('format', ['a.ts', '→ Format it.']), isMinor: true }
  const context = Array.from({ length: 20 }, (_, line) => `    line ${line}`)
  const long = [
    'AssertionError: not equal',
    '- Expected',
    '+ Received',
    '',
    '@@ -1 +1 @@',
    ...context,
    '-   a',
    '+   b',
  ]
  expect(describeFailures([failure('a.test.ts › form', long), format]).split('\n\n')).toEqual([
    'format\n    a.ts\n    → Format it.',
    'a.test.ts › form\n    AssertionError: not equal\n    -   a\n    +   b',
  ])
})
