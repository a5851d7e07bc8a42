import { registerHooks } from 'node:module'
import { expect, test } from 'vitest'
import { reachedMachines } from '../model/reached-machines.ts'
import { stateName, statesOf } from '../../machines/machine-graph.ts'

// Stately's editor reads a machine with the package @xstate/machine-extractor, which does not run the code. The package
// cannot read the transitions in `byKind({ … })`, so the test compares only the states.

const sources = import.meta.glob<string>('../../machines/{,parts/}*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The module paths of XState 4 that the parser imports, each with the module of XState 5 that replaces it. */
const replacements: Readonly<Record<string, string>> = {
  'xstate/lib/types': 'xstate',
  'xstate/lib/actions': 'xstate/actions',
}

/**
 * Loads the parser with XState 5 in place of XState 4. This works because the machines contain only names of actions:
 * the parser calls XState only for actions such as `assign(…)`.
 */
const loadParser = async () => {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => next(replacements[specifier] ?? specifier, context),
  })
  try {
    return await import('@xstate/machine-extractor')
  } finally {
    hooks.deregister()
  }
}

const { extractMachinesFromFile } = await loadParser()

test.each(reachedMachines)("Stately's parser finds the states of $slug in its file", ({ file, machine }) => {
  const found = extractMachinesFromFile(sources[`../../machines/${file}`] ?? '')?.machines ?? []
  const states = found.map((one) =>
    one?.getAllStateNodes().flatMap(({ path }) => (path.length === 0 ? [] : [path.join('.')])),
  )
  expect(states).toEqual([statesOf(machine).map(stateName)])
})
