import { createActor, createMachine, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { transitionNames, createTransitionCoverage } from './transition-coverage.ts'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: [{ guard: () => false, target: 'open' }, { target: 'opening' }] } },
    opening: { invoke: { id: 'push', src: fromPromise(() => Promise.resolve()), onDone: 'open' } },
    open: { always: { guard: () => false, target: 'closed' }, on: { close: 'closed', '*': {} } },
  },
})

test('transitionNames lists guarded, eventless, wildcard and invoked transitions', () => {
  expect(transitionNames(door)).toEqual([
    'door.closed --open[0]--> door.open',
    'door.closed --open[1]--> door.opening',
    'door.opening --xstate.done.actor.push[0]--> door.open',
    'door.open --close[0]--> door.closed',
    'door.open --*[0]--> (stays)',
    'door.open --always[0]--> door.closed',
  ])
})

test('`missing` returns the transitions that no inspected actor has taken', async () => {
  const coverage = createTransitionCoverage()
  expect(coverage.missing(door)).toEqual(transitionNames(door))
  const actor = createActor(door, { inspect: coverage.inspect }).start()
  actor.send({ type: 'open' })
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  actor.send({ type: 'close' })
  expect(coverage.missing(door)).toEqual([
    'door.closed --open[0]--> door.open',
    'door.open --*[0]--> (stays)',
    'door.open --always[0]--> door.closed',
  ])
})
