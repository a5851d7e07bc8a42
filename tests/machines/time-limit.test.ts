import { expect, it } from 'vitest'
import { timeLimitMachine } from '../../machines/parts/time-limit.machine.ts'
import { startFlow } from './harness/start-flow.ts'

const readAt = (...left: readonly (number | null)[]) => {
  const flow = startFlow(timeLimitMachine)
  for (const time of left) flow.send({ type: 'clock.read', left: time })
  return flow
}

it.each([
  ['quiet', null, 'quiet'],
  ['quiet', 120_001, 'quiet'],
  ['quiet', 120_000, 'soon'],
  ['quiet', 0, 'over'],
  ['soon', 1, 'soon'],
  ['soon', 0, 'over'],
  ['soon', 120_001, 'quiet'],
  ['soon', null, 'quiet'],
  ['over', null, 'over'],
] as const)('in %s, the clock with %s ms left leads to %s', (from, left, to) => {
  const flow = readAt({ quiet: null, soon: 120_000, over: 0 }[from])
  expect(flow.snapshot().value).toBe(from)
  flow.send({ type: 'clock.read', left })
  expect(flow.snapshot().value).toBe(to)
})
