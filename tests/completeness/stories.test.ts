import { describe, expect, test } from 'vitest'
import { statesOf } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { codesShownBy, codesWithoutStory, statesWithoutStory } from './stories.ts'
import { shownStates } from '../../stories/kit/story-index.ts'

describe.each(allMachines)('$slug', (flow) => {
  test('every state a person may face has a story', () => expect(statesWithoutStory(flow)).toEqual([]))
  test('every code has a story', () => expect(codesWithoutStory(flow)).toEqual([]))
})

test('no story stands in a state that is not there', () => {
  const known = new Set(allMachines.flatMap(({ machine }) => statesOf(machine).map(({ id }) => id)))
  const unknown = shownStates.flatMap(({ story, states }) =>
    states.filter((id) => !known.has(id)).map((id) => `${story} stands in ${id}`),
  )
  expect(unknown).toEqual([])
})

test('codes are found in types and in texts', () => {
  const eligibility = allMachines.find(({ slug }) => slug === 'eligibility')
  expect(eligibility && codesShownBy(eligibility)).toEqual(
    expect.arrayContaining(['accountNumberInvalid', 'customerNameRequired', 'notEligible']),
  )
})
