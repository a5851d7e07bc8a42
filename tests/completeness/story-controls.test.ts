import { expect, test } from 'vitest'
import { leavesOf } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { activeStateIds } from '../../machines/machine-chart.ts'
import { stateControl, stateLabel } from '../../stories/kit/state-control.ts'
import { shownStates } from '../../stories/kit/story-index.ts'

test.each(allMachines)("Storybook's control offers each state of $slug, valid in a URL", ({ machine }) => {
  const { options, mapping } = stateControl(machine)
  const offered = new Set(Object.values(mapping).flatMap((value) => activeStateIds(machine.id, value)))
  expect(leavesOf(machine).filter(({ id }) => !offered.has(id))).toEqual([])
  expect(options.filter((option) => !/^[\w -]+$/.test(option))).toEqual([])
})

test('the control offers each state that a story shows', () => {
  const unnamed = shownStates.filter(({ machine, value }) => {
    const shown = allMachines.find((named) => named.machine.id === machine)
    return shown && !stateControl(shown.machine).options.includes(stateLabel(value))
  })
  expect(unnamed.map(({ story }) => story)).toEqual([])
})
