import { describe, expect, test } from 'vitest'
import { statesOf } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { codesShownBy, codesWithoutStory, statesWithoutStory } from './stories.ts'
import { shownStates } from '../../stories/kit/story-index.ts'
import { expectNone } from '../expect-none.ts'

describe.each(allMachines)('the stories of $slug show every screen and every message', (flow) => {
  test('every state with a screen has a story', () =>
    expectNone(
      statesWithoutStory(flow),
      'Write a story in stories/flows that shows this state, then npm run approve with the name of the flow.',
    ))
  test('every error, refusal, failure and reminder has a story', () =>
    expectNone(
      codesWithoutStory(flow),
      'Write a story in stories/flows whose context contains this code, then npm run approve with the name of the flow.',
    ))
})

test('the state that a story shows exists in the machine', () => {
  const known = new Set(allMachines.flatMap(({ machine }) => statesOf(machine).map(({ id }) => id)))
  const unknown = shownStates.flatMap(({ story, states }) =>
    states.filter((id) => !known.has(id)).map((id) => `${story} shows ${id}`),
  )
  expectNone(unknown, 'Name the state in the story as its machine does.')
})

test('codesShownBy reads the codes in types and texts', () => {
  const eligibility = allMachines.find(({ slug }) => slug === 'eligibility')
  expect(eligibility && codesShownBy(eligibility)).toEqual(
    expect.arrayContaining(['accountNumberInvalid', 'customerNameRequired', 'notEligible']),
  )
})
