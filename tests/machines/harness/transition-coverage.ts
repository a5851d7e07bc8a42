import { it } from 'vitest'
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { statesFrom, transitionsFrom } from '../../../machines/machine-graph.ts'
import { expectNone } from '../../expect-none.ts'

const eventless = ''

/**
 * Returns a text that identifies one transition: source, event, index among the transitions of this event, targets.
 */
const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, target } = transition
  const eventType = String(transition.eventType)
  const candidates = eventType === eventless ? source.always : source.transitions.get(eventType)
  const place = candidates?.indexOf(transition)
  const targets = target?.map((node) => node.id).join(', ') ?? '(stays)'
  return `${source.id} --${eventType === eventless ? 'always' : eventType}[${place}]--> ${targets}`
}

/** Returns the identifier of every transition of a machine, in the order of the source. */
export const transitionNames = (machine: AnyStateMachine): string[] =>
  statesFrom(machine.root).flatMap(transitionsFrom).map(nameOf)

export interface TransitionCoverage {
  /** Pass this to `createActor` as `inspect`. It observes the actor and the machines that it invokes. */
  readonly inspect: (event: InspectionEvent) => void
  /** The transitions of a machine that no inspected actor has taken. */
  readonly missing: (machine: AnyStateMachine) => string[]
}

/**
 * Counts which transitions are taken. It reads `_transitions`, an internal property of XState. Therefore the version
 * of XState is pinned.
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

/** Adds the last test of a machine's file. It checks that the tests before it have taken every transition. */
export const itTookEveryTransition = (machine: AnyStateMachine, coverage: TransitionCoverage): void => {
  it('takes every transition', () =>
    expectNone(coverage.missing(machine), 'Add a test above that takes it, or mend the machine.'))
}
