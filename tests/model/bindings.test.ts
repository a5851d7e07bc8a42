import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { effectsOf, portsOf } from '../../machines/machine-graph.ts'
import { effect, port } from '../../machines/shared/port.ts'
import { unboundHoles } from './bindings.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { expectNone } from '../expect-none.ts'

test.each(allMachines)('every port and effect of $slug is bound wherever it runs', (flow) => {
  expectNone(unboundHoles(flow), 'Bind it in the ports of that flow: src/portal/flows/*/*.ports.ts.')
})

test('reports a port and an effect that are not bound', () => {
  const machine = setup({
    actors: { callHome: port<void>('callHome') },
    actions: { saveDraft: effect<string>('saveDraft'), note: () => undefined },
  }).createMachine({ id: 'example' })
  expect(portsOf(machine)).toEqual(['callHome'])
  expect(effectsOf(machine)).toEqual(['saveDraft'])
  expect(
    unboundHoles({ slug: 'example', exportName: 'example', file: 'example.machine.ts', machine }),
  ).toEqual(['example is bound by no flow of src/portal/flows'])
})
