import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { port } from '../../machines/shared/port.ts'
import { portsOf, unboundParts } from './bindings.ts'
import { allMachines } from '../../src/portal/inspector/all-machines.ts'

test.each(allMachines)('every port of $slug is bound wherever it runs', (flow) => {
  expect(unboundParts(flow)).toEqual([])
})

test('a port that nobody binds is named', () => {
  const machine = setup({ actors: { callHome: port<void>('callHome') } }).createMachine({ id: 'example' })
  expect(portsOf(machine)).toEqual(['callHome'])
  expect(unboundParts({ slug: 'example', exportName: 'example', machine })).toEqual([
    'example is bound by no flow of src/portal/flows',
  ])
})
