import { expect, test } from 'vitest'
import { leavesOf, statesOf, transitions } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { graphStates, machineGraph } from '../../machines/machine-chart.ts'
import { shownStates } from '../../stories/kit/story-index.ts'
import { storyOf } from '../../stories/kit/story-links.ts'
import { isShown } from './stories.ts'

test.each(allMachines)('each shown state of $slug links to a story that shows it', (flow) => {
  const { machine } = flow
  const lost = statesOf(machine)
    .filter((node) => isShown(flow, node))
    .filter((node) => {
      const story = storyOf(machine.id, node.id)
      return !shownStates.some((shown) => shown.story === story && shown.states.includes(node.id))
    })
  expect(lost.map(({ id }) => id)).toEqual([])
})

test.each(allMachines)('the chart of $slug contains every state and every transition', ({ machine }) => {
  const { root, arrows } = machineGraph(machine)
  const states = graphStates(root)
  const leaves = states.filter((state) => state.states.length === 0 && state.kind !== 'history')
  const drawn = [...states.map(({ stays }) => stays), ...arrows.map(({ labels }) => labels)].flat()
  expect([leaves.length, drawn.length]).toEqual([leavesOf(machine).length, transitions(machine).length])
})
