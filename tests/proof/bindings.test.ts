import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { port } from '../../machines/shared/port.ts'
import { portsOf, unboundParts } from './bindings.ts'
import { houseMachines } from './house.ts'

test.each(houseMachines)('every port of $slug is bound wherever it runs', async (flow) => {
  expect(await unboundParts(flow)).toEqual([])
})

test('a port is known by what it says of itself', async () => {
  const machine = setup({ actors: { callHome: port<void>('callHome') } }).createMachine({ id: 'example' })
  expect(await portsOf(machine)).toEqual(['callHome'])
  expect(await unboundParts({ slug: 'example', exportName: 'example', machine })).toEqual([
    'example is bound by no flow of src/portal/live',
  ])
})
