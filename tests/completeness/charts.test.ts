import { expect, test } from 'vitest'
import { leavesOf, statesOf, transitions } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { graphStates, activeStateIds, machineGraph } from '../../machines/machine-chart.ts'
import { shownStates } from '../../stories/kit/story-index.ts'
import { storyOf } from '../../stories/kit/story-links.ts'
import { isShown } from './stories.ts'

type Fields = Readonly<Record<string, unknown>>
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const charts = Object.values(
  import.meta.glob<Fields>('../../stories/flows/**/*.stories.tsx', { eager: true }),
).flatMap(({ default: meta, Chart }) => {
  const chart = field(field(Chart, 'parameters'), 'chart')
  return chart === undefined
    ? []
    : [
        {
          flow: field(field(meta, 'parameters'), 'flow'),
          machine: String(field(chart, 'machine')),
          lit: field(chart, 'lit'),
        },
      ]
})

test('the story file of every machine contains the chart of this machine', () => {
  expect(charts.map(({ machine }) => machine).toSorted()).toEqual(
    allMachines.map(({ machine }) => machine.id).toSorted(),
  )
  expect(charts.filter(({ flow, machine }) => flow !== machine)).toEqual([])
})

test('every state that a chart highlights exists in its machine', () => {
  const known = new Set(allMachines.flatMap(({ machine }) => statesOf(machine).map(({ id }) => id)))
  const lit = charts.flatMap(({ machine, lit: state }) => activeStateIds(machine, state))
  expect(lit.filter((id) => !known.has(id))).toEqual([])
})

test.each(allMachines)(
  'if a state of $slug has a story, the state in the chart links to a story that shows it',
  (flow) => {
    const { machine } = flow
    const lost = statesOf(machine)
      .filter((node) => isShown(flow, node))
      .filter((node) => {
        const story = storyOf(machine.id, node.id)
        return !shownStates.some((shown) => shown.story === story && shown.states.includes(node.id))
      })
    expect(lost.map(({ id }) => id)).toEqual([])
  },
)

test.each(allMachines)(
  'the chart of $slug contains every state and every transition of the machine',
  ({ machine }) => {
    const { root, arrows } = machineGraph(machine)
    const states = graphStates(root)
    const leaves = states.filter((state) => state.states.length === 0 && state.kind !== 'history')
    const drawn = [...states.map(({ stays }) => stays), ...arrows.map(({ labels }) => labels)].flat()
    expect([leaves.length, drawn.length]).toEqual([leavesOf(machine).length, transitions(machine).length])
  },
)
