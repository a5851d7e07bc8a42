import { describe, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import {
  deadEnds,
  invokesWithoutId,
  missingExits,
  unnamed,
  unansweredAnswers,
  unreachable,
} from './properties.ts'
import { expectNone } from '../expect-none.ts'

describe.each(allMachines)('the machine $slug has a valid structure', ({ machine }) => {
  test('every state of the machine is reachable', () =>
    expectNone(unreachable(machine), 'Add a transition to the state, or remove the state.'))
  test('a state that is not final has a transition to another', () =>
    expectNone(deadEnds(machine), 'Add a transition to another state, or make the state final.'))
  test('every call has a transition for success and for failure', () =>
    expectNone(missingExits(machine), 'Add onDone and onError to the invoke.'))
  test('every result has a last transition without a guard', () =>
    expectNone(unansweredAnswers(machine), 'Add a last transition without a guard for this answer.'))
  test('every invocation (call or child machine) in the machine has an id', () =>
    expectNone(invokesWithoutId(machine), 'Give the invocation an id.'))
  test('every guard and action of the machine has a name', () =>
    expectNone(unnamed(machine), 'Define the guard or action in setup, and use its name.'))
})
