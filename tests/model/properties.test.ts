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
  test('if a state of the machine is not final, it has a transition to another state', () =>
    expectNone(deadEnds(machine), 'Add a transition to another state, or make the state final.'))
  test('for every call, the machine has a transition for success and a transition for failure', () =>
    expectNone(missingExits(machine), 'Add onDone and onError to the invoke.'))
  test('for every result of a call, the machine has a last transition without a guard', () =>
    expectNone(unansweredAnswers(machine), 'Add a last transition without a guard for this answer.'))
  test('every invocation (call or child machine) in the machine has an id', () =>
    expectNone(invokesWithoutId(machine), 'Give the invocation an id.'))
  test('every guard and action of the machine has a name', () =>
    expectNone(unnamed(machine), 'Define the guard or action in setup, and use its name.'))
})
