import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { statesAround, transitionsFrom } from '../../machines/machine-graph.ts'

/** Returns all states that a machine enters together with a state: its ancestors and its initial descendants. */
const enteredWith = (node: AnyStateNode): AnyStateNode[] => [...statesAround(node), ...initialNodesOf(node)]

const initialNodesOf = (node: AnyStateNode): AnyStateNode[] =>
  firstIn(node).flatMap((inner) => [inner, ...initialNodesOf(inner)])

const firstIn = (node: AnyStateNode): AnyStateNode[] => {
  if (node.type === 'parallel') return Object.values<AnyStateNode>(node.states)
  if (node.type === 'compound') return [...(node.initial.target ?? [])]
  return node.type === 'history' ? rememberedBy(node) : []
}

/**
 * Returns the default target of a history state. The other states that it can restore were active before, so other
 * transitions already make them reachable.
 */
const rememberedBy = ({ config, parent }: AnyStateNode): AnyStateNode[] => {
  const named = typeof config.target === 'string' ? parent?.states[config.target] : undefined
  return named ? [named] : parent ? firstIn(parent) : []
}

export const reachableStates = (machine: AnyStateMachine): ReadonlySet<AnyStateNode> => {
  const reached = new Set<AnyStateNode>()
  const waiting = enteredWith(machine.root)
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    for (const { target } of transitionsFrom(node)) waiting.push(...(target ?? []).flatMap(enteredWith))
  }
  return reached
}
