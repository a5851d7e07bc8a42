import { otherwise } from '../machines/machine-chart.ts'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventLabel, guardLabel, stateName, statesFrom, transitionsFrom } from '../machines/machine-graph.ts'

interface Step {
  readonly state: string
  readonly event: string
  readonly guard: string
  readonly target: string
  readonly actions: string
  /** Where a chart writes it: an arrow, or inside the state it stays in. */
  readonly places: readonly string[]
}

export interface Behaviour {
  /** What each state is and does by itself. */
  readonly states: ReadonlyMap<string, string>
  readonly steps: readonly Step[]
}

/** Where a chart writes a step, by XState's ids: the same for the drawing and for what is marked in it. */
export const placeOf = (from: string, to: string, label: string): string =>
  `${from} → ${to}: ${label.replace(` [${otherwise}]`, '')}`

/** A guard or an action with what it is told, as far as that is written down: `fail("unreachable")`. */
const called = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (part === null || part === undefined || !(typeof part === 'object' || typeof part === 'function'))
    return ''
  const name = 'type' in part ? String(part.type).replace(/^xstate\./, '') : 'inline'
  const told = 'params' in part && typeof part.params !== 'function' ? part.params : undefined
  return told === undefined ? name : `${name}(${JSON.stringify(told)})`
}

const list = (parts: readonly unknown[]): string => parts.map(called).join(', ')

const stepOf = (
  node: AnyStateNode,
  { eventType, guard, target, actions, reenter }: AnyTransitionDefinition,
) => {
  const event = eventLabel(String(eventType))
  const label = guardLabel(guard) === '' ? event : `${event} [${guardLabel(guard)}]`
  return {
    state: stateName(node),
    event,
    guard: called(guard),
    target: (target?.map(stateName).join(', ') ?? 'stays') + (reenter ? ' anew' : ''),
    actions: list(actions),
    places: (target ?? [node]).map((to) => placeOf(node.id, to.id, label)),
  }
}

const stateWords = (node: AnyStateNode): string =>
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
      // As written: XState adds what starts and stops the clock of `after`.
      const actions = list([node.config[when] ?? []].flat())
      return actions === '' ? [] : [`on ${when} ${actions}`]
    }),
  ]
    .flat()
    .join('; ')

/** States and transitions in words. Not what guards, actions and ports do inside: that is code, and reads as such. */
export const behaviourOf = (machine: AnyStateMachine): Behaviour => {
  const nodes = statesFrom(machine.root)
  return {
    states: new Map(nodes.map((node) => [stateName(node), stateWords(node)])),
    steps: nodes.flatMap((node) => transitionsFrom(node).map((transition) => stepOf(node, transition))),
  }
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
const condition = ({ guard }: Step): string => (guard === '' ? '' : ` [${guard}]`)
const consequence = ({ actions }: Step): string => (actions === '' ? '' : ` / ${actions}`)
const stepWords = (step: Step): string =>
  `${step.event}${condition(step)} → ${step.target}${consequence(step)}`
const withWords = (state: string, words: string): string => (words === '' ? state : `${state}  ${words}`)

/** A line a transition, by machine and state. The answers to one event stand in the order in which they are asked. */
export const describeAll = (machines: readonly AnyStateMachine[]): string =>
  machines
    .toSorted((one, other) => byText(one.id, other.id))
    .map((machine) => {
      const { states, steps } = behaviourOf(machine)
      const lines = [...states]
        .toSorted(([one], [other]) => byText(one, other))
        .flatMap(([state, words]) => [
          `  ${withWords(state, words)}`,
          ...steps
            .filter((step) => step.state === state)
            .toSorted((one, other) => byText(one.event, other.event))
            .map((step) => `    ${stepWords(step)}`),
        ])
      return [machine.id, ...lines, ''].join('\n')
    })
    .join('\n')

/** Came, went, or is otherwise. */
export type Sign = '+' | '-' | '~'

export interface Difference {
  readonly sign: Sign
  readonly kind: 'state' | 'transition'
  readonly words: string
  /** State names, and places of steps, to mark in the chart of before and in that of after. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

interface Matched {
  readonly pairs: readonly (readonly [before: Step, after: Step])[]
  readonly before: readonly Step[]
  readonly after: readonly Step[]
}

const match = ({ pairs, before, after }: Matched, keyOf: (step: Step) => readonly string[]): Matched => {
  const left = [...after]
  const found = before.flatMap((step) => {
    const place = left.findIndex((other) => keyOf(other).join('\n') === keyOf(step).join('\n'))
    return place < 0 ? [] : left.splice(place, 1).map((other) => [step, other] as const)
  })
  const taken = new Set(found.map(([step]) => step))
  return { pairs: [...pairs, ...found], before: before.filter((step) => !taken.has(step)), after: left }
}

/** From the same to the merely alike: what is left over came or went. */
const likeness: readonly ((step: Step) => readonly string[])[] = [
  ({ state, event, guard, target, actions }) => [state, event, guard, target, actions],
  ({ state, event, guard, target }) => [state, event, guard, target],
  ({ state, event, guard }) => [state, event, guard],
  ({ state, event, target }) => [state, event, target],
]

const changedStep = ([before, after]: readonly [Step, Step]): Difference[] => {
  const was = [
    ...(before.guard === after.guard ? [] : [condition(before).trim() || 'without a guard']),
    ...(before.target === after.target ? [] : [`→ ${before.target}`]),
    ...(before.actions === after.actions ? [] : [consequence(before).trim() || 'without actions']),
  ]
  const now = before.actions === after.actions ? { ...after, actions: '' } : after
  return was.length === 0
    ? []
    : [
        {
          sign: '~',
          kind: 'transition',
          words: `${after.state}  ${stepWords(now)}  (was ${was.join(' ')})`,
          before: before.places,
          after: after.places,
        },
      ]
}

const guardsOf = (steps: readonly Step[]): string =>
  steps.map((step) => condition(step).trim() || 'else').join(', ')

/** The same answers to an event, asked one after another in another order. */
const reordered = (before: readonly Step[], after: readonly Step[]): Difference[] => {
  const asked = (steps: readonly Step[]) => Map.groupBy(steps, ({ state, event }) => `${state}  ${event}`)
  const others = asked(after)
  return [...asked(before)].flatMap(([event, steps]): Difference[] => {
    const now = others.get(event) ?? []
    const left = steps.filter(({ guard }) => now.some((step) => step.guard === guard))
    const right = now.filter(({ guard }) => steps.some((step) => step.guard === guard))
    if (left.length !== right.length || guardsOf(left) === guardsOf(right)) return []
    return [
      {
        sign: '~',
        kind: 'transition',
        words: `${event} asked in the order ${guardsOf(right)}  (was ${guardsOf(left)})`,
        before: left.flatMap(({ places }) => places),
        after: right.flatMap(({ places }) => places),
      },
    ]
  })
}

const statesBetween = (before: Behaviour['states'], after: Behaviour['states']): Difference[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((state): Difference[] => {
    const [was, is] = [before.get(state), after.get(state)]
    if (was === is) return []
    const one = { kind: 'state', before: [state], after: [state] } as const
    if (was === undefined) return [{ ...one, sign: '+', words: withWords(state, is ?? '') }]
    if (is === undefined) return [{ ...one, sign: '-', words: withWords(state, was) }]
    return [{ ...one, sign: '~', words: `${state}  ${is || 'plain'}  (was ${was || 'plain'})` }]
  })

const onlyIn = (sign: '+' | '-', steps: readonly Step[]): Difference[] =>
  steps.map((step) => ({
    sign,
    kind: 'transition',
    words: `${step.state}  ${stepWords(step)}`,
    before: step.places,
    after: step.places,
  }))

/** What came, went or is otherwise, states first; of a machine that is not there, everything. */
export const differencesBetween = (before: Behaviour, after: Behaviour): Difference[] => {
  const matched = likeness.reduce<Matched>(match, { pairs: [], before: before.steps, after: after.steps })
  return [
    ...statesBetween(before.states, after.states),
    ...onlyIn('+', matched.after),
    ...onlyIn('-', matched.before),
    ...matched.pairs.flatMap(changedStep),
    ...reordered(before.steps, after.steps),
  ]
}
