import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventLabel, stateName, statesFrom, transitionsFrom } from '../../machines/machine-graph.ts'

interface Step {
  readonly state: string
  readonly event: string
  readonly guard: string
  readonly target: string
  readonly actions: string
}

/** Returns the name of a guard or an action with its constant parameters, such as `fail("unreachable")`. */
const called = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (part === null || part === undefined || !(typeof part === 'object' || typeof part === 'function'))
    return ''
  const name = 'type' in part ? String(part.type).replace(/^xstate\./, '') : 'inline'
  const params = 'params' in part && typeof part.params !== 'function' ? part.params : undefined
  return params === undefined ? name : `${name}(${JSON.stringify(params)})`
}

const list = (parts: readonly unknown[]): string => parts.map(called).join(', ')

const stepOf = (
  node: AnyStateNode,
  { eventType, guard, target, actions, reenter }: AnyTransitionDefinition,
) => ({
  state: stateName(node),
  event: eventLabel(String(eventType)),
  guard: called(guard),
  target: (target?.map(stateName).join(', ') ?? 'stays') + (reenter ? ' anew' : ''),
  actions: list(actions),
})

const stateText = (node: AnyStateNode): string =>
  [
    node.type === 'final' || node.type === 'parallel' ? [node.type] : [],
    node.type === 'history'
      ? [`${node.history || 'shallow'} history, else ${String(node.config.target)}`]
      : [],
    node.type === 'compound' ? [`starts in ${node.initial.target?.map(stateName).join(', ')}`] : [],
    node.type === 'compound' && node.initial.actions.length > 0 ? [`with ${list(node.initial.actions)}`] : [],
    node.tags.length > 0 ? [`tagged ${node.tags.join(', ')}`] : [],
    node.invoke.map(({ id, src }) => `runs ${id}${id === src ? '' : ` (${called(src) || 'inline'})`}`),
    ...(['entry', 'exit'] as const).map((when) => {
      // `config` contains only the actions in the machine's source. In other properties, XState adds the actions for
      // the timers of `after`.
      const actions = list([node.config[when] ?? []].flat())
      return actions === '' ? [] : [`on ${when} ${actions}`]
    }),
  ]
    .flat()
    .join('; ')

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
const condition = ({ guard }: Step): string => (guard === '' ? '' : ` [${guard}]`)
const consequence = ({ actions }: Step): string => (actions === '' ? '' : ` / ${actions}`)
const stepText = (step: Step): string =>
  `${step.event}${condition(step)} → ${step.target}${consequence(step)}`

/**
 * Returns the states and transitions of a machine, one line each. The transitions of an event are in the order in which
 * XState checks their guards.
 */
export const describeFlow = (machine: AnyStateMachine): string => {
  const nodes = statesFrom(machine.root)
  const steps = nodes.flatMap((node) => transitionsFrom(node).map((transition) => stepOf(node, transition)))
  const lines = nodes
    .map((node) => [stateName(node), stateText(node)] as const)
    .toSorted(([one], [other]) => byText(one, other))
    .flatMap(([state, words]) => [
      words === '' ? state : `${state}  ${words}`,
      ...steps
        .filter((step) => step.state === state)
        .toSorted((a, b) => byText(a.event, b.event))
        .map((step) => `  ${stepText(step)}`),
    ])
  return `${lines.join('\n')}\n`
}
