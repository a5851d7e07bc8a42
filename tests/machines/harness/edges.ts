import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One documented or drawn transition: from state, on event, under condition, to state. */
export type Edge = readonly [from: string, event: string, condition: string, to: string]

const name = (node: AnyStateNode): string => (node.path.length === 0 ? '(root)' : node.path.join('.'))

/** XState's own event names in the words of a specification: `done check`, `error check`, `after 3000`. */
const eventName = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, 'done ')
    .replace(/^xstate\.error\.actor\./, 'error ')
    .replace(/^xstate\.after\.(\d+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.state\..*$/, 'done')

const conditionName = (guard: unknown): string => {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  throw new Error('A guard has no name.')
}

const edgesOf = (node: AnyStateNode, type: string, transitions: readonly AnyTransitionDefinition[]): Edge[] =>
  transitions.flatMap((transition) =>
    (transition.target ?? [node]).map((target): Edge => [
      name(node),
      eventName(type),
      conditionName(transition.guard),
      name(target),
    ]),
  )

/** Every edge of a machine, in the order in which the machine tries them. */
export const edges = (machine: AnyStateMachine): Edge[] => {
  const walk = (node: AnyStateNode): Edge[] => [
    ...edgesOf(node, 'always', node.always ?? []),
    ...[...node.transitions].flatMap(([type, transitions]) => edgesOf(node, type, transitions)),
    ...Object.values(node.states).flatMap(walk),
  ]
  return walk(machine.root)
}
