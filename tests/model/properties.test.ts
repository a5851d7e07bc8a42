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

test('there are machines to prove something of', () => {
  expect(allMachines.length).toBeGreaterThan(0)
})

describe.each(allMachines)('$slug', ({ machine }) => {
  test('every state can be reached', () => expect(unreachable(machine)).toEqual([]))
  test('no state is without a way on', () => expect(deadEnds(machine)).toEqual([]))
  test('every call has an exit for success and one for failure', () =>
    expect(missingExits(machine)).toEqual([]))
  test('no answer is left without an exit', () => expect(unansweredAnswers(machine)).toEqual([]))
  test('nothing is submitted twice', () => expect(doubleSubmits(machine)).toEqual([]))
  test('everything that runs has an id', () => expect(invokesWithoutId(machine)).toEqual([]))
  test('guards and actions have names', () => expect(unnamed(machine)).toEqual([]))
})
