import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'

import { keepsWaiting, noAnswer, portChoices } from '../../stories/kit/stubbed-ports.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { playgroundOf } from '../../src/portal/inspector/playgrounds.ts'
import { boundFlows } from '../model/bound-flows.ts'

type Fields = Readonly<Record<string, unknown>>
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const files = Object.values(
  import.meta.glob<Fields>('../../stories/flows/**/*.playground.stories.tsx', { eager: true }),
)
const played = new Set(files.map((file) => field(field(file['default'], 'parameters'), 'playground')))

test('a playground is found by its machine', () => {
  const found = files.map((file) =>
    playgroundOf(String(field(field(file['default'], 'parameters'), 'playground'))),
  )
  const stories = files.map((file) => toId(String(field(file['default'], 'title')), 'Playground'))
  expect(found).toEqual(stories)
})

test('every flow of a page has a playground', () => {
  const flows = allMachines.filter(({ machine }) => boundFlows.some((flow) => flow.machine.id === machine.id))
  expect(flows.map(({ machine }) => machine.id).filter((id) => !played.has(id))).toEqual([])
})

test.each(allMachines)('every port of $slug offers an answer, its absence and its delay', ({ machine }) => {
  for (const [port, choices] of portChoices(machine)) {
    expect(choices.length, `${port} has no example of an answer`).toBeGreaterThan(2)
    expect(choices).toEqual(expect.arrayContaining([noAnswer, keepsWaiting]))
  }
})
