import type { AnyActorLogic, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { isEffect, isPort } from './shared/port.ts'

export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value

export const statesFrom = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(statesFrom),
]

/** Returns all states of a machine except its root state. A parent is before its children in the list. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => statesFrom(machine.root).slice(1)

export const statesAround = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? statesAround(node.parent) : []),
]

export const withChildren = (machine: AnyStateMachine): AnyStateMachine[] => [
  machine,
  ...Object.values<unknown>(machine.implementations.actors).filter(isMachine).flatMap(withChildren),
]

/** Whether a state has no child states. A history state is not a leaf state, because it represents another state. */
export const isLeaf = (node: AnyStateNode): boolean =>
  node.type !== 'history' && Object.keys(node.states).length === 0

export const leavesOf = (machine: AnyStateMachine): AnyStateNode[] => statesOf(machine).filter(isLeaf)

/** Without the id of the machine: `expired.form` for `activation.expired.form`. */
export const stateName = (node: AnyStateNode): string =>
  node.path.length === 0 ? '(root)' : node.path.join('.')

export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** Such as `done: check`, `error: check`, `after 1000 ms`, `after alertDelay` or `always`. */
export const eventLabel = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, 'done: ')
    .replace(/^xstate\.error\.actor\./, 'error: ')
    .replace(/^xstate\.after\.(\d+)\..*$/, 'after $1 ms')
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^$/, 'always')

export const guardLabel = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  const isNamed = (typeof guard === 'object' && guard !== null) || typeof guard === 'function'
  return isNamed && 'type' in guard ? String(guard.type) : ''
}

const namesOf = (implementations: object, isHole: (logic: unknown) => boolean): string[] =>
  Object.entries<unknown>({ ...implementations }).flatMap(([name, logic]) => (isHole(logic) ? [name] : []))

export const portsOf = (machine: AnyStateMachine): string[] => namesOf(machine.implementations.actors, isPort)

export const effectsOf = (machine: AnyStateMachine): string[] =>
  namesOf(machine.implementations.actions, isEffect)

export type TransitionLabels = readonly [from: string, event: string, condition: string, to: string]

export const transitions = (machine: AnyStateMachine): TransitionLabels[] =>
  statesFrom(machine.root).flatMap((node) =>
    transitionsFrom(node).flatMap(({ eventType, guard, target }) =>
      (target ?? [node]).map((to): TransitionLabels => [
        stateName(node),
        eventLabel(String(eventType)),
        guardLabel(guard),
        stateName(to),
      ]),
    ),
  )

/**
 * Returns a copy of a machine in which every placeholder has an implementation, also in the child machines. A
 * placeholder for a call (a port) gets the logic that `logicOf` returns. A placeholder for an action (an effect) does
 * nothing.
 */
export const provideStubs = <Machine extends AnyStateMachine>(
  machine: Machine,
  logicOf: (port: string, owner: AnyStateMachine) => AnyActorLogic,
): Machine => {
  const actors = Object.entries<unknown>(machine.implementations.actors).flatMap(
    ([name, logic]): [string, AnyActorLogic][] => {
      if (isMachine(logic)) return [[name, provideStubs(logic, logicOf)]]
      return isPort(logic) ? [[name, logicOf(name, machine)]] : []
    },
  )
  const actions = effectsOf(machine).map((name) => [name, () => undefined] as const)
  return machine.provide({
    actors: Object.fromEntries(actors),
    actions: Object.fromEntries(actions),
  }) as Machine
}
