import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  existingTests,
  flowOf,
  serverTestsFor,
  settingsFor,
  testsOfFlows,
  toolsFor,
} from '../../.ci/changed.ts'
import { defences } from '../../.ci/mutants/defences.ts'
import { root } from '../../.ci/run-command.ts'

test.each([
  ['machines/paperless.machine.ts', ['model/specification', 'completeness/stories']],
  ['src/portal/text/en/paperless.ts', ['completeness/documented-texts']],
  ['src/portal/flows/paperless/paperless.ports.ts', ['model/bindings']],
])('a change of %s runs tests of its flow and beyond', (file, names) => {
  expect(flowOf(file)).toBe('paperless')
  const tests = testsOfFlows([file])
  expect(tests).toEqual(
    expect.arrayContaining([
      'tests/machines/guards.test.ts',
      'tests/portal/paperless/paperless.test.ts',
      ...names.map((name) => `tests/${name}.test.ts`),
    ]),
  )
  expect(tests).not.toContain('tests/machines/alerts.test.ts')
  expect(tests.includes('tests/model/properties.test.ts')).toBe(file.startsWith('machines/'))
  expect(serverTestsFor([file])).toEqual([])
})

test('an operation runs the server tests of its journey, but no flow', () => {
  const file = 'src/server/operations/paperless/paperless.ts'
  expect(flowOf(file)).toBeUndefined()
  expect(serverTestsFor([file])).toEqual(['tests/server/paperless/paperless.test.ts'])
  expect(serverTestsFor(['src/server/operations/third-party/registration.ts'])).toEqual([
    'tests/server/third-party/registration.test.ts',
  ])
})

test.each(globSync('src/{server,sandbox}/**/*.ts', { cwd: root }))(
  'a change of %s runs a few server tests',
  (file) => {
    const { length } = serverTestsFor([file])
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(6)
  },
)

test.each(
  defences.filter(
    ({ file, tests }) =>
      tests.startsWith('tests/server/') || (flowOf(file) && /^tests\/(machines|model|portal)/.test(tests)),
  ),
)('the tests after a change of $file notice: $name', ({ file, tests }) => {
  const chosen = [...serverTestsFor([file]), ...testsOfFlows([file])]
  expect(chosen.some((path) => path.startsWith(tests))).toBe(true)
})

test('a rule runs its own tests and those of the flows that use it', () => {
  expect(testsOfFlows(['machines/rules/password.ts'])).toEqual(
    expect.arrayContaining([
      'tests/rules/password.test.ts',
      'tests/machines/create-login.test.ts',
      'tests/portal/invitation/invitation.test.ts',
    ]),
  )
})

test('existingTests throws for a test that does not exist', () => {
  expect(() => existingTests('tests/completeness/texts.test.ts', 'tests/gone.test.ts')).toThrow(
    'missing tests: tests/gone.test.ts',
  )
})

test.each([
  ['README.md', ['format']],
  ['src/server/backend.ts', ['types', 'unused', 'lint', 'format']],
  ['package.json', ['types', 'unused', 'format']],
])('after a change of %s, only the tools run that can fail', (file, names) => {
  expect(toolsFor([file]).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['machines/parts/email-factor.machine.ts', { FLOWS: 'registration-confirmation,email-factor' }],
  ['machines/paperless.machine.ts', { FLOWS: 'account-overview,paperless' }],
  ['stories/examples/paperless.ts', { FLOWS: 'paperless' }],
  ['machines/machine-graph.ts', {}],
  ['src/portal/flows/paperless/paperless.tsx', {}],
])('after a change of %s, only transitions that it can reach are compared', (file, settings) => {
  expect(settingsFor([file])).toEqual(settings)
})
