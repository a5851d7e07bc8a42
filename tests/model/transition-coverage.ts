import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { statesFrom, transitionsFrom } from '../../machines/machine-graph.ts'

const eventless = ''

/** Source state, event, position among the transitions for this event, and target states. */
export const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, target } = transition
  const eventType = String(transition.eventType)
  const candidates = eventType === eventless ? source.always : source.transitions.get(eventType)
  const place = candidates?.indexOf(transition)
  const targets = target?.map((node) => node.id).join(', ') ?? '(stays)'
  return `${source.id} --${eventType === eventless ? 'always' : eventType}[${place}]--> ${targets}`
}

export const transitionNames = (machine: AnyStateMachine): string[] =>
  statesFrom(machine.root).flatMap(transitionsFrom).map(nameOf)

/** Reads the internal property `_transitions` of XState, which an upgrade of XState might remove. */
export const createTransitionCoverage = () => {
  const taken = new Map<string, Set<string>>()
  return {
    /** For the option `inspect` of `createActor`, for the actor and the machines that it invokes. */
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      for (const transition of event._transitions) {
        const machine = transition.source.machine.id
        taken.set(machine, (taken.get(machine) ?? new Set()).add(nameOf(transition)))
      }
    },
    missing: (machine: AnyStateMachine) =>
      transitionNames(machine).filter((name) => !taken.get(machine.id)?.has(name)),
  }
}
