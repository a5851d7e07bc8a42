import { registerHooks } from 'node:module'
import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { stateName, statesOf } from '../../machines/machine-graph.ts'

// Stately's editor and its extension for VS Code read a machine with the package @xstate/machine-extractor, which does
// not run the code. The package cannot read the transitions inside `byKind({ … })`, so the test compares only states.

const sources = import.meta.glob<string>('../../machines/{,parts/}*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The paths that the parser imports from XState 4, and the paths of XState 5 that replace them. */
const replacements: Readonly<Record<string, string>> = {
  'xstate/lib/types': 'xstate',
  'xstate/lib/actions': 'xstate/actions',
}

/**
 * Loads the parser. The parser imports XState 4, but the project has XState 5. The parser calls functions of XState
 * only for actions such as `assign(…)` inside a chart, and the charts of this project contain only names of actions.
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

test.each(allMachines)(
  "the parser of Stately's editor finds one machine in the file of $slug, with the same states as the running machine",
  ({ file, machine }) => {
    const found = extractMachinesFromFile(sources[`../../machines/${file}`] ?? '')?.machines ?? []
    const states = found.map((one) =>
      one?.getAllStateNodes().flatMap(({ path }) => (path.length === 0 ? [] : [path.join('.')])),
    )
    expect(states).toEqual([statesOf(machine).map(stateName)])
  },
)
