import { expect, test } from 'vitest'
import { existingTests, flowOf, serverTestsFor, testsOfFlow, toolsFor } from '../../.ci/changed.ts'

test.each(['machines/paperless.machine.ts', 'src/portal/flows/paperless/paperless.tsx'])(
  'after a change of %s, the tests of the paperless flow run, but no tests of other flows or of the server',
  (file) => {
    const flow = flowOf(file)
    expect(flow).toBe('paperless')
    const tests = testsOfFlow('paperless')
    expect(tests).toEqual(
      expect.arrayContaining([
        'tests/machines/paperless.test.ts',
        'tests/portal/paperless/paperless.test.ts',
        'tests/model/specification.test.ts',
        'tests/completeness/stories.test.ts',
      ]),
    )
    expect(tests).not.toContain('tests/machines/sessions.test.ts')
    expect(serverTestsFor([file])).toEqual([])
  },
)

test('after a change of a server operation, the server tests of its journey run, but no tests of a flow', () => {
  const file = 'src/server/operations/paperless/paperless.ts'
  expect(flowOf(file)).toBeUndefined()
  expect(serverTestsFor([file])).toEqual(['tests/server/paperless/paperless.test.ts'])
})

test('if the quick checks name a test file that does not exist, existingTests throws an error', () => {
  expect(() => existingTests('tests/completeness/texts.test.ts', 'tests/gone.test.ts')).toThrow(
    'missing tests: tests/gone.test.ts',
  )
})

test.each([
  ['README.md', ['format']],
  ['src/server/backend.ts', ['types', 'unused', 'lint', 'format']],
  ['package.json', ['types', 'unused', 'format']],
])('after a change of %s, only the tools run that it can make fail', (file, names) => {
  expect(toolsFor([file]).map(({ name }) => name)).toEqual(names)
})
