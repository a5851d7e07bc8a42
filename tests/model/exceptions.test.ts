import { expect, test } from 'vitest'
import { childrenWithoutEnd } from './properties.ts'
import { statesOf } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'

test('childrenWithoutEnd lists only children without a transition for their end', () => {
  const running = allMachines.flatMap(({ machine }) =>
    statesOf(machine).flatMap((node) =>
      node.invoke
        .filter(({ id }) => !node.transitions.has(`xstate.done.actor.${id}`))
        .map(({ id }) => `${node.id} ${id}`),
    ),
  )
  expect(running).toEqual(expect.arrayContaining([...childrenWithoutEnd]))
})
