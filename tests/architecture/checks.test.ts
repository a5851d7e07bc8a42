import { expect, test } from 'vitest'
import { countTests, nameFailures, requireSomething } from '../../.ci/outcome.ts'

test('if a group of checks ran no test, it counts as failed, unless its result has a note with the reason', () => {
  expect(requireSomething({ passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1, note: 'ran nothing' })
  const offline = { passed: 0, failed: 0, note: 'not checked: no registry' }
  expect(requireSomething(offline)).toBe(offline)
})

test('a skipped test counts as failed', () => {
  expect(countTests(0, { passed: 3, failed: 0, skipped: 2 })).toMatchObject({ passed: 3, failed: 2 })
})

test('a test run counts as failed if its process exits with an error, even if no test has failed', () => {
  expect(countTests(1, { passed: 3, failed: 0, skipped: 0 })).toMatchObject({ passed: 3, failed: 1 })
  expect(countTests(1, { passed: 3, failed: 2, skipped: 0 })).toEqual({ passed: 3, failed: 2 })
  expect(countTests(0, { passed: 3, failed: 0, skipped: 0 })).toEqual({ passed: 3, failed: 0 })
})

test('nameFailures returns the names of the failed tests; if none of them has a name, it returns the note of the result', () => {
  const names = ['tests/form.test.ts › a form loses', 'tests/broken.test.ts']
  const failures = names.map((name) => ({ test: name, why: ['Error: gone'], isDerived: false }))
  expect(nameFailures({ passed: 3, failed: 2, failures })).toEqual(names)
  expect(nameFailures({ passed: 3, failed: 1, failures: [], note: 'broke outside' })).toEqual([
    'broke outside',
  ])
  expect(nameFailures({ passed: 3, failed: 1 })).toEqual(['failed'])
  expect(nameFailures({ passed: 0, failed: 0, note: 'not checked' })).toEqual([])
})
