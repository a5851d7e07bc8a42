import { expect, test } from 'vitest'
import { partsWithoutEnd } from './exceptions.ts'
import { houseMachines, statesOf } from './house.ts'

test('every part that is said to have no end runs without one', () => {
  const running = houseMachines.flatMap(({ machine }) =>
    statesOf(machine).flatMap((node) =>
      node.invoke
        .filter(({ id }) => !node.transitions.has(`xstate.done.actor.${id}`))
        .map(({ id }) => `${node.id} ${id}`),
    ),
  )
  expect(running).toEqual(expect.arrayContaining(Object.keys(partsWithoutEnd)))
})
