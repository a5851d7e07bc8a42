import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { effectsOf, portsOf } from '../../machines/machine-graph.ts'
import { effect, port } from '../../machines/shared/port.ts'
import { unboundPorts } from './bindings.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { expectNone } from '../expect-none.ts'

test.each(allMachines)('every flow with $slug implements its calls and effects', (flow) => {
  expectNone(unboundPorts(flow), 'Bind the port or effect in src/portal/flows/*/*.ports.ts of that flow.')
})

test('a machine whose calls no flow implements is reported', () => {
  const machine = setup({
    actors: { callHome: port<void>('callHome') },
    actions: { saveDraft: effect<string>('saveDraft'), note: () => undefined },
  }).createMachine({ id: 'example' })
  expect(portsOf(machine)).toEqual(['callHome'])
  expect(effectsOf(machine)).toEqual(['saveDraft'])
  expect(
    unboundPorts({ slug: 'example', exportName: 'example', file: 'example.machine.ts', machine }),
  ).toEqual(['example is bound by no flow of src/portal/flows'])
})
