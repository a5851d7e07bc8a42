import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isMachine, statesFrom, transitionsFrom } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'

const stepsAfter = (node: AnyStateNode, machine: AnyStateMachine): string[] =>
  node.invoke.flatMap(({ id, src }) => {
    const run: unknown = typeof src === 'string' ? node.machine.implementations.actors[src] : src
    if (!isMachine(run) || run.id !== machine.id) return []
    return transitionsFrom(node)
      .filter(({ eventType }) => eventType === `xstate.done.actor.${id}`)
      .flatMap(({ target }) => (target ?? [node]).map((to) => to.id))
  })

/** Empty for a machine that no other machine runs. */
export const parentStatesAfter = (machine: AnyStateMachine): readonly string[] => {
  const nodes = allMachines.flatMap((named) => statesFrom(named.machine.root))
  return [...new Set(nodes.flatMap((node) => stepsAfter(node, machine)))]
}
