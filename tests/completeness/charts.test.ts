import { expect, test } from 'vitest'
import { leavesOf, statesOf, transitions } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { litStates } from '../../machines/machine-chart.ts'
import { drawings } from '../../stories/kit/chart-index.ts'
import { shownStates, storyOf } from '../../stories/kit/story-index.ts'
import { sizeOf } from '../../stories/overview/machine-size.ts'
import { isShown } from './stories.ts'

test('every machine has a chart, and no chart is of another', () => {
  expect(drawings.map(({ machine }) => machine).toSorted()).toEqual(
    allMachines.map(({ machine }) => machine.id).toSorted(),
  )
})

test('a chart lights states that are there', () => {
  const known = new Set(allMachines.flatMap(({ machine }) => statesOf(machine).map(({ id }) => id)))
  const lit = drawings.flatMap(({ machine, state }) => litStates(machine, state))
  expect(lit.filter((id) => !known.has(id))).toEqual([])
})

test.each(allMachines)('every state of $slug that a story shows leads to a story that shows it', (flow) => {
  const { machine } = flow
  const lost = statesOf(machine)
    .filter((node) => isShown(flow, node))
    .filter((node) => {
      const story = storyOf(machine.id, node.id)
      return !shownStates.some((shown) => shown.story === story && shown.states.includes(node.id))
    })
  expect(lost.map(({ id }) => id)).toEqual([])
})

test.each(allMachines)('the chart and the overview have every state and transition of $slug', (flow) => {
  expect(sizeOf(flow.machine)).toEqual({
    states: leavesOf(flow.machine).length,
    transitions: transitions(flow.machine).length,
  })
})

test('a chart stands in the section of its flow', () => {
  const sectionOf = (story: string) => story.replace(/--.*$/, '')
  const strays = drawings.filter(
    ({ story, machine }) =>
      !shownStates.some(
        (shown) => shown.machine === machine && !shown.isChild && sectionOf(shown.story) === sectionOf(story),
      ),
  )
  expect(strays.map(({ story }) => story)).toEqual([])
})
