import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { effectsOf, portsOf } from '../../machines/machine-graph.ts'
import { effect, port } from '../../machines/shared/port.ts'
import { unboundPorts } from './bindings.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { expectNone } from '../expect-none.ts'

test.each(allMachines)(
  'every flow that runs the machine $slug implements all calls (ports) and side effects of this machine',
  (flow) => {
    expectNone(unboundPorts(flow), 'Bind the port or effect in src/portal/flows/*/*.ports.ts of that flow.')
  },
)

test('unboundPorts reports a machine whose port (call) and side effect have no implementation in a flow', () => {
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
