import { it } from 'vitest'
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { statesFrom, transitionsFrom } from '../../../machines/machine-graph.ts'
import { expectNone } from '../../expect-none.ts'

const eventless = ''

/**
 * Returns a text that identifies a transition: the source, the event, the index among the transitions for this event,
 * and the targets.
 */
const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, target } = transition
  const eventType = String(transition.eventType)
  const candidates = eventType === eventless ? source.always : source.transitions.get(eventType)
  const place = candidates?.indexOf(transition)
  const targets = target?.map((node) => node.id).join(', ') ?? '(stays)'
  return `${source.id} --${eventType === eventless ? 'always' : eventType}[${place}]--> ${targets}`
}

/** Returns the names of all transitions of a machine, in the order in which they are defined. */
export const transitionNames = (machine: AnyStateMachine): string[] =>
  statesFrom(machine.root).flatMap(transitionsFrom).map(nameOf)

export interface TransitionCoverage {
  /**
   * The observer for the option `inspect` of `createActor`. The observer receives the events of the actor and of the
   * machines that the actor invokes.
   */
  readonly inspect: (event: InspectionEvent) => void
  /** The transitions of a machine that no inspected actor has taken. */
  readonly missing: (machine: AnyStateMachine) => string[]
}

/**
 * Records which transitions were taken. `_transitions` is an internal property of XState, so an upgrade of XState may
 * remove it.
 */
export const createTransitionCoverage = (): TransitionCoverage => {
  const taken = new Map<string, Set<string>>()
  return {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return
      for (const transition of event._transitions) {
        const machine = transition.source.machine.id
        taken.set(machine, (taken.get(machine) ?? new Set()).add(nameOf(transition)))
      }
    },
    missing: (machine) => transitionNames(machine).filter((name) => !taken.get(machine.id)?.has(name)),
  }
}

/** Adds a test that fails if the other tests in the file have not taken every transition of the machine. */
export const testEveryTransition = (machine: AnyStateMachine, coverage: TransitionCoverage): void => {
  it('the tests of the machine take every transition', () =>
    expectNone(
      coverage.missing(machine),
      'Add a test above that takes the transition, or correct the machine.',
    ))
}
