import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventLabel, guardLabel, transitionsFrom } from './machine-graph.ts'

export interface GraphState {
  /** XState's id, such as `forgotLogin.form`. */
  readonly id: string
  readonly name: string
  readonly kind: AnyStateNode['type']
  readonly runs: readonly string[]
  /** Transitions that do not leave the state: lines of text inside it. */
  readonly stays: readonly string[]
  readonly leads: readonly string[]
  readonly initial: string | null
  readonly states: readonly GraphState[]
}

/** All transitions from one state to another: an arrow, whose label has one line for each transition. */
export interface GraphArrow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly labels: readonly string[]
}

/** For a transition without a guard: XState takes it if all guards before it, for the same event, are false. */
export const otherwiseLabel = 'otherwise'

const stepsOf = (node: AnyStateNode): readonly { transition: AnyTransitionDefinition; label: string }[] => {
  const steps = transitionsFrom(node)
  return steps.map((transition, place) => {
    const isLast = steps.slice(0, place).some(({ eventType }) => eventType === transition.eventType)
    const when = guardLabel(transition.guard) || (isLast ? otherwiseLabel : '')
    return {
      transition,
      label: `${eventLabel(String(transition.eventType))}${when === '' ? '' : ` [${when}]`}`,
    }
  })
}

const isStaying = (node: AnyStateNode, transition: AnyTransitionDefinition): boolean =>
  transition.target === undefined || (transition.target.length === 1 && transition.target[0] === node)

const stateOf = (node: AnyStateNode, exits: readonly string[]): GraphState => ({
  id: node.id,
  name: node.type === 'history' ? `${node.key} (history)` : node.key,
  kind: node.type,
  runs: node.invoke.map((invoke) => invoke.id),
  stays: stepsOf(node).flatMap(({ transition, label }) => (isStaying(node, transition) ? [label] : [])),
  leads: node.type === 'final' && node.parent === node.machine.root ? exits : [],
  initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  states: Object.values(node.states).map((inner) => stateOf(inner, exits)),
})

const arrowsOf = (node: AnyStateNode): GraphArrow[] => {
  const byTarget = new Map<string, string[]>()
  for (const { transition, label } of stepsOf(node)) {
    if (isStaying(node, transition)) continue
    for (const target of transition.target ?? [])
      byTarget.set(target.id, [...(byTarget.get(target.id) ?? []), label])
  }
  const own = [...byTarget].map(([to, labels]) => ({ id: `${node.id} → ${to}`, from: node.id, to, labels }))
  return [...own, ...Object.values(node.states).flatMap(arrowsOf)]
}

/**
 * Builds the chart of `machine` from the machine itself, so that the chart always matches the machine.
 * @param exits the states of other machines that can follow the final states of `machine`
 */
export const machineGraph = (machine: AnyStateMachine, exits: readonly string[] = []) => ({
  root: stateOf(machine.root, exits),
  arrows: arrowsOf(machine.root),
})
export type MachineGraph = ReturnType<typeof machineGraph>

export const graphStates = (state: GraphState): GraphState[] => [state, ...state.states.flatMap(graphStates)]

/**
 * Returns the XState ids of the states in a state value, and of their parents. For the value `{expired: 'form'}` of
 * `activation`, the result is `activation.expired` and `activation.expired.form`.
 */
export const activeStateIds = (machine: string, value: unknown): string[] => {
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

export const activeStateNodes = (machine: AnyStateMachine, value: unknown): readonly AnyStateNode[] => [
  machine.root,
  ...activeStateIds(machine.id, value).map((id) => machine.getStateNodeById(id)),
]
