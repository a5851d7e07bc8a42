import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventLabel, stateName, statesFrom, transitionsFrom } from '../../machines/machine-graph.ts'
import { consequencesIn } from '../model/consequences.ts'
import type { Model } from '../model/model.ts'

interface Step {
  readonly state: string
  readonly event: string
  readonly guard: string
  readonly target: string
  readonly actions: string
  readonly consequences: readonly string[]
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
  consequences: readonly string[],
): Step => ({
  state: stateName(node),
  event: eventLabel(String(eventType)),
  guard: called(guard),
  target: (target?.map(stateName).join(', ') ?? 'stays') + (reenter ? ' anew' : ''),
  actions: list(actions),
  consequences,
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
 * Returns the states and transitions of a model's machine, one line each, and below each transition what it changes in
 * the context and what calls and effects get. The transitions of an event are in the order in which XState checks their
 * guards.
 */
export const describeFlow = (model: Model): string => {
  const nodes = statesFrom(model.machine.root)
  const consequences = consequencesIn(model)
  const steps = nodes.flatMap((node) =>
    transitionsFrom(node).map((transition) => stepOf(node, transition, consequences.of(transition))),
  )
  const lines = nodes
    .map((node) => [stateName(node), stateText(node)] as const)
    .toSorted(([one], [other]) => byText(one, other))
    .flatMap(([state, words]) => [
      words === '' ? state : `${state}  ${words}`,
      ...steps
        .filter((step) => step.state === state)
        .toSorted((a, b) => byText(a.event, b.event))
        .flatMap((step) => [`  ${stepText(step)}`, ...step.consequences.map((line) => `      ${line}`)]),
    ])
  const start = `at the start → ${consequences.starts.join(', ')}`
  return `${[start, ...consequences.ofStart.map((line) => `      ${line}`), ...lines].join('\n')}\n`
}
