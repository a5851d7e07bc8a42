import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { AnyStateMachine } from 'xstate'
import { graphStates, machineGraph } from '../../machines/machine-chart.ts'
import { stateLabel } from '../../stories/kit/state-control.ts'
import { shownStates } from '../../stories/kit/story-index.ts'

type Fields = Readonly<Record<string, unknown>>
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** By a breadth-first search along the transitions, from the initial state. */
const asMet = (machine: AnyStateMachine): string[] => {
  const { root, arrows } = machineGraph(machine)
  const states = graphStates(root)
  const met: string[] = []
  const waiting = [root.id]
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const state = states.find((known) => known.id === id)
    if (!state || met.includes(id)) continue
    met.push(id)
    const inner = state.kind === 'parallel' ? state.states.map((inside) => inside.id) : [state.initial ?? '']
    waiting.push(...inner, ...arrows.filter(({ from }) => from === id).map(({ to }) => to))
  }
  return [...met, ...states.map(({ id }) => id).filter((id) => !met.includes(id))]
}

export const wallOfFlow = (machine: AnyStateMachine): string => {
  const order = asMet(machine)
  const own = shownStates.filter((shown) => shown.machine === machine.id && !shown.isChild)
  const rank = ({ states }: (typeof own)[number]) => Math.max(...states.map((id) => order.indexOf(id)))
  const labels = new Map<string, (typeof own)[number][]>()
  for (const shown of own.toSorted((a, b) => rank(a) - rank(b))) {
    const label = stateLabel(shown.value)
    labels.set(label, [...(labels.get(label) ?? []), shown])
  }
  const lines = [...labels].map(
    ([label, stories]) => `  ${label} | ${stories.map(({ story }) => story).join(' ')}`,
  )
  return text([machine.id, ...lines])
}

export const wallOfPages = (): string => {
  const files = Object.values(
    import.meta.glob<Fields>('../../stories/flows/**/*.stories.tsx', { eager: true }),
  )
  const lines = files
    .filter(({ default: meta }) => field(field(meta, 'parameters'), 'flow') === undefined)
    .map(({ default: meta, ...stories }) => {
      const ids = Object.keys(stories).map((name) =>
        toId(String(field(meta, 'id')), storyNameFromExport(name)),
      )
      return `  ${String(field(meta, 'title'))} | ${ids.join(' ')}`
    })
  return text(['page', ...lines])
}
