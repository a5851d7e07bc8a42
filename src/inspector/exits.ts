import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isMachine, statesFrom, transitionsFrom } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'

/**
 * Returns the ids of the states that can follow the state `node` when its child machine `machine` has ended. The list
 * is empty if `node` does not run `machine`.
 */
const stepsAfter = (node: AnyStateNode, machine: AnyStateMachine): string[] =>
  node.invoke.flatMap(({ id, src }) => {
    const run: unknown = typeof src === 'string' ? node.machine.implementations.actors[src] : src
    if (!isMachine(run) || run.id !== machine.id) return []
    return transitionsFrom(node)
      .filter(({ eventType }) => eventType === `xstate.done.actor.${id}`)
      .flatMap(({ target }) => (target ?? [node]).map((to) => to.id))
  })

/**
 * Returns the ids of the states in the parent machines that can follow when this machine has ended. The list is empty
 * for a machine that no other machine runs.
 */
export const parentStatesAfter = (machine: AnyStateMachine): readonly string[] => {
  const nodes = allMachines.flatMap((named) => statesFrom(named.machine.root))
  return [...new Set(nodes.flatMap((node) => stepsAfter(node, machine)))]
}
