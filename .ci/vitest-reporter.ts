import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { type Failure, writeReport } from './failures.ts'
import { root } from './run-command.ts'

const linesOf = (text: string): string[] => stripVTControlCharacters(text).trimEnd().split('\n')

const describe = (
  sentence: string,
  where: string,
  { name = 'Error', message, diff, stacks = [], cause }: SerializedError & { readonly diff?: unknown },
): Failure => {
  const isSentence = name === 'Problems' || name === 'Derived'
  const own = stacks.find(({ file }) => file.startsWith(root) && !file.includes('/node_modules/'))
  return {
    sentence,
    where,
    why: [
      ...linesOf(isSentence ? message : `${name}: ${message}`),
      ...(isSentence || cause === undefined ? [] : linesOf(`because ${cause.message}`).slice(0, 1)),
      ...(isSentence || typeof diff !== 'string' ? [] : linesOf(diff)),
      ...(isSentence || own === undefined ? [] : [`at ${relative(root, own.file)}:${own.line}`]),
    ],
    isDerived: name === 'Derived',
  }
}

const failuresOf = (module: TestModule): Failure[] => {
  const file = relative(root, module.moduleId)
  const outside = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
  return [
    ...outside.map((error) => describe(`${file} could not run`, file, error)),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      (test.result().errors ?? []).slice(0, 1).map((error) => describe(test.fullName, file, error)),
    ),
  ]
}

export const failureReporter: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const count = (state: 'passed' | 'failed' | 'skipped') =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0)
    const outside = unhandledErrors.map((error) => describe('an error outside of a test', '', error))
    writeReport({
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      failures: [...outside, ...modules.flatMap(failuresOf)],
    })
  },
}
