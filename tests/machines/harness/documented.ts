import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Transition } from '../../specification/transition.ts'
import { edges } from './edges.ts'
import type { Meter } from './meter.ts'

const line = ([from, event, condition, to]: readonly string[]): string =>
  `${from} --${event}${condition === '' ? '' : ` [${condition}]`}--> ${to}`

/** The machine has the documented transitions and no others, in both directions. */
export const itHasTheDocumentedTransitions = (
  machine: AnyStateMachine,
  documented: readonly Transition[],
): void => {
  it('has the documented transitions and no others', () => {
    expect(edges(machine).map(line).toSorted()).toEqual(documented.map(line).toSorted())
  })
}

/** To be the last test of a machine's file: every transition was taken by one of the tests before. */
export const itTookEveryTransition = (machine: AnyStateMachine, meter: Meter): void => {
  it('was driven through every transition', () => {
    expect(meter.missing(machine)).toEqual([])
  })
}
