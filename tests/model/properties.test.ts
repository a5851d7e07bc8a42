import { describe, expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import {
  deadEnds,
  doubleSubmits,
  invokesWithoutId,
  missingExits,
  unnamed,
  unansweredAnswers,
  unreachable,
} from './properties.ts'
import { expectNone } from '../expect-none.ts'

test('there are machines to check', () => {
  expect(allMachines.length).toBeGreaterThan(0)
})

describe.each(allMachines)('$slug', ({ machine }) => {
  test('every state can be reached', () =>
    expectNone(unreachable(machine), 'Lead a transition there, or remove the state.'))
  test('every state has a transition out of it', () =>
    expectNone(deadEnds(machine), 'Add a transition that leads on, or make the state final.'))
  test('every call has an exit for success and one for failure', () =>
    expectNone(missingExits(machine), 'Add onDone and onError to the invoke.'))
  test('every answer has an exit', () =>
    expectNone(unansweredAnswers(machine), 'Add a last transition without a guard.'))
  test('nothing is submitted twice', () =>
    expectNone(doubleSubmits(machine), 'Remove the event from the state that waits for the answer.'))
  test('everything that runs has an id', () =>
    expectNone(invokesWithoutId(machine), 'Give the invoke an id.'))
  test('guards and actions have names', () =>
    expectNone(unnamed(machine), 'Name it in setup, and use the name.'))
})
