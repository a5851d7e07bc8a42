import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { describeFailures, type Failure } from './failure-lines.ts'
import { root } from './run-command.ts'

const linesOf = (text: string): string[] => stripVTControlCharacters(text).trimEnd().split('\n')

const describe = (test: string, error: SerializedError & { readonly diff?: unknown }): Failure => {
  const { name = 'Error', message, diff, stacks = [] } = error
  const own = stacks.find(({ file }) => file.startsWith(root) && !file.includes('/node_modules/'))
  const isSentence = name === 'Problems' || name === 'Derived'
  return {
    test,
    isDerived: name === 'Derived',
    why: [
      ...linesOf(isSentence ? message : `${name}: ${message}`),
      ...(isSentence || typeof diff !== 'string' ? [] : linesOf(diff)),
      ...(isSentence || own === undefined ? [] : [`at ${relative(root, own.file)}:${own.line}`]),
    ],
  }
}

const failuresOf = (module: TestModule): Failure[] => {
  const file = relative(root, module.moduleId)
  const outside = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
  return [
    ...outside.map((error) => describe(file, error)),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      (test.result().errors ?? []).slice(0, 1).map((error) => describe(`${file} › ${test.fullName}`, error)),
    ),
  ]
}

const count = (modules: readonly TestModule[], state: 'passed' | 'failed' | 'skipped'): number =>
  modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0)

/**
 * Prints the failures at the end of a run. If the variable `REPORT_FILE` is set, writes the failures to that file
 * instead. `npm test` sets the variable and prints the failures itself.
 */
export const failureReporter: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const failures = [
      ...unhandledErrors.map((error) => describe('outside of a test', error)),
      ...modules.flatMap(failuresOf),
    ]
    const file = process.env['REPORT_FILE']
    if (file === undefined) {
      if (failures.length > 0) console.log(`\nWhat failed:\n\n${describeFailures(failures)}\n`)
      return
    }
    const [passed, failed, skipped] = [
      count(modules, 'passed'),
      count(modules, 'failed'),
      count(modules, 'skipped'),
    ]
    writeFileSync(file, JSON.stringify({ passed, failed, skipped, failures }))
  },
}
