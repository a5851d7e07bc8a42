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

test('the list of machines is not empty', () => {
  expect(allMachines.length).toBeGreaterThan(0)
})

describe.each(allMachines)('the machine $slug has a valid structure', ({ machine }) => {
  test('every state of the machine is reachable', () =>
    expectNone(unreachable(machine), 'Add a transition to the state, or remove the state.'))
  test('every state of the machine that is not final has a transition to another state', () =>
    expectNone(deadEnds(machine), 'Add a transition to another state, or make the state final.'))
  test('every call of the machine has transitions for success and failure', () =>
    expectNone(missingExits(machine), 'Add onDone and onError to the invoke.'))
  test('every result of a call has a transition without a guard', () =>
    expectNone(unansweredAnswers(machine), 'Add a last transition without a guard for this answer.'))
  test('no state that waits for a call accepts the event that started this call', () =>
    expectNone(doubleSubmits(machine), 'Remove the event from the state that waits for the answer.'))
  test('every invocation of the machine has an id', () =>
    expectNone(invokesWithoutId(machine), 'Give the invocation an id.'))
  test('every guard and action of the machine has a name', () =>
    expectNone(unnamed(machine), 'Define the guard or action in setup, and use its name.'))
})
