import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventLabel, guardLabel, transitionsFrom } from '../../../machines/graph.ts'

/** A state as a chart shows it. */
export interface GraphState {
  /** XState's id, as `forgotLogin.form`. */
  readonly id: string
  readonly name: string
  readonly kind: AnyStateNode['type']
  /** Ids of what it runs. */
  readonly runs: readonly string[]
  /** Transitions that stay in the state: drawn as lines inside it. */
  readonly stays: readonly string[]
  readonly initial: string | null
  readonly states: readonly GraphState[]
}

/** All transitions from one state to another, each a line of the arrow's label. */
export interface GraphArrow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly labels: readonly string[]
}

export interface MachineGraph {
  readonly root: GraphState
  readonly arrows: readonly GraphArrow[]
}

const label = (transition: AnyTransitionDefinition): string => {
  const guard = guardLabel(transition.guard)
  return `${eventLabel(String(transition.eventType))}${guard === '' ? '' : ` [${guard}]`}`
}

const isStaying = (node: AnyStateNode, transition: AnyTransitionDefinition): boolean =>
  transition.target === undefined || (transition.target.length === 1 && transition.target[0] === node)

const stateOf = (node: AnyStateNode): GraphState => ({
  id: node.id,
  name: node.type === 'history' ? `${node.key} (history)` : node.key,
  kind: node.type,
  runs: node.invoke.map((invoke) => invoke.id),
  stays: transitionsFrom(node)
    .filter((transition) => isStaying(node, transition))
    .map(label),
  initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  states: Object.values(node.states).map(stateOf),
})

const arrowsOf = (node: AnyStateNode): GraphArrow[] => {
  const byTarget = new Map<string, string[]>()
  for (const transition of transitionsFrom(node)) {
    if (isStaying(node, transition)) continue
    for (const target of transition.target ?? [])
      byTarget.set(target.id, [...(byTarget.get(target.id) ?? []), label(transition)])
  }
  const own = [...byTarget].map(([to, labels]) => ({ id: `${node.id} → ${to}`, from: node.id, to, labels }))
  return [...own, ...Object.values(node.states).flatMap(arrowsOf)]
}

/** What a drawing of `machine` shows: read off the machine itself, so that it cannot be out of date. */
export const machineGraph = (machine: AnyStateMachine): MachineGraph => ({
  root: stateOf(machine.root),
  arrows: arrowsOf(machine.root),
})

/** A drawn state and every one inside it. */
export const graphStates = (state: GraphState): GraphState[] => [state, ...state.states.flatMap(graphStates)]

/** XState ids of the states a value names, parents included: `{expired: 'form'}` of `activation`. */
export const litStates = (machine: string, value: unknown): string[] => {
  const below = (prefix: string, inner: unknown): string[] => {
    if (typeof inner === 'string') return [`${prefix}.${inner}`]
    if (typeof inner !== 'object' || inner === null) return []
    return Object.entries(inner).flatMap(([name, deeper]) => [
      `${prefix}.${name}`,
      ...below(`${prefix}.${name}`, deeper),
    ])
  }
  return below(machine, value)
}

/** The states that a value names, parents included, and the machine itself. */
export const standingNodes = (machine: AnyStateMachine, value: unknown): readonly AnyStateNode[] => [
  machine.root,
  ...litStates(machine.id, value).map((id) => machine.getStateNodeById(id)),
]
