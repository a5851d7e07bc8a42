import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { neverReturns, noAnswer, portChoices } from '../../stories/kit/stubbed-ports.ts'
import { boundFlows } from '../model/bound-flows.ts'
import { expectNone } from '../expect-none.ts'

type Fields = Readonly<Record<string, unknown>>
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const playgrounds = Object.values(
  import.meta.glob<Fields>('../../stories/flows/**/*.stories.tsx', { eager: true }),
).flatMap(({ default: meta, Playground }) =>
  Playground === undefined
    ? []
    : [
        {
          machine: String(field(field(Playground, 'parameters'), 'playground')),
          flow: field(field(meta, 'parameters'), 'flow'),
        },
      ],
)

test('a playground runs the flow of its story file', () => {
  for (const { machine, flow } of playgrounds) expect(machine).toBe(flow)
})

test('every flow with a page has a playground', () => {
  const flows = allMachines.filter(({ machine }) => boundFlows.some((flow) => flow.machine.id === machine.id))
  const played = new Set(playgrounds.map(({ machine }) => machine))
  expectNone(
    flows.map(({ machine }) => machine.id).filter((id) => !played.has(id)),
    'Export a Playground in the stories of the flow, as the other flows do.',
  )
})

test.each(allMachines)(
  'the playground of $slug offers answers, failures and endless waits',
  ({ machine }) => {
    for (const [port, choices] of portChoices(machine)) {
      expect(choices.length, `${port} has no example of an answer`).toBeGreaterThan(2)
      expect(choices).toEqual(expect.arrayContaining([noAnswer, neverReturns]))
    }
  },
)
