import { expect, test } from 'vitest'
import { people } from '../../src/sandbox/people/people.ts'
import { displayName } from '../../src/sandbox/people/person.ts'
import { scenarios } from '../../src/sandbox/scenarios/scenarios.ts'
import { scenariosPage } from '../../src/sandbox/pages/scenarios-page.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { leavesOf } from '../../machines/machine-graph.ts'
import { expectNone } from '../expect-none.ts'
import { unseen } from './stories.ts'

test.each(allMachines)(
  'the sandbox page /sandbox/scenarios explains how to reach every state of $slug',
  (flow) => {
    const states = leavesOf(flow.machine)
      .filter((node) => unseen(flow.machine, node) !== 'passing')
      .map(({ path }) => path.join('.'))
    const listed = Object.keys(scenarios.find((scenario) => scenario.flow === flow.machine.id)?.states ?? {})
    const inOne = [...states, ...listed].filter((path) => states.includes(path) !== listed.includes(path))
    expectNone(inOne, 'Say in src/sandbox/scenarios how a person gets there, and only there.')
  },
)

test('/sandbox/scenarios mentions only people of the sample data', () => {
  const named = scenarios.flatMap(({ states }) =>
    Object.values(states).flatMap((steps) =>
      [
        ...steps.matchAll(
          /(?:bill|link|email|login ID|Search for|for) (?:of )?((?:\p{Lu}[\p{L}’'.-]+ ?){2,})/gu,
        ),
      ].map(([, name = '']) => name.replace(/\. .*$/, '').replace(/[. ]+$/, '')),
    ),
  )
  const known = new Set(people.map(({ name }) => displayName(name)))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the sandbox page /sandbox/scenarios contains a section for every flow', async () => {
  const page = await scenariosPage()
  for (const { flow } of scenarios) expect(page).toContain(`id="${flow}"`)
})
