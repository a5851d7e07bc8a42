import { describe, expect, it } from 'vitest'
import { timeLimitMachine } from '../../machines/parts/time-limit.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const opened = () => {
  const done: string[] = []
  const note = (action: string) => () => void done.push(action)
  const machine = timeLimitMachine.provide({
    actions: {
      extend: note('extend'),
      extendOtherTabs: note('extendOtherTabs'),
      deleteEntries: note('deleteEntries'),
    },
  })
  return { ...startFlow(machine, { coverage }), done }
}
const readAt = (...left: readonly (number | null)[]) => {
  const flow = opened()
  for (const time of left) flow.send({ type: 'clock.read', left: time })
  return flow
}

describe('the time limit deletes the stored entries', () => {
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
  ] as const)('in the state %s with %s ms left, the next state of the time limit is %s', (from, left, to) => {
    const flow = readAt({ quiet: null, soon: 120_000, over: 0 }[from])
    expect(flow.snapshot().value).toBe(from)
    flow.send({ type: 'clock.read', left })
    expect(flow.snapshot().value).toBe(to)
  })

  it('the time limit deletes the entries only once, when the time is over', () => {
    expect(readAt(1, -1, -5000).done).toEqual(['deleteEntries'])
  })

  it('the time limit starts again in every tab when the customer asks for more time', () => {
    const flow = readAt(1)
    flow.send({ type: 'time.extend' })
    expect(flow.snapshot().value).toBe('quiet')
    expect(flow.done).toEqual(['extend', 'extendOtherTabs'])
  })

  it('the event time.extend in the state "over" closes the message, and extends the time only in this tab', () => {
    const flow = readAt(0)
    flow.send({ type: 'time.extend' })
    expect(flow.snapshot().value).toBe('quiet')
    expect(flow.done).toEqual(['deleteEntries', 'extend'])
  })

  it.each([
    [null, 'quiet'],
    [1, 'quiet'],
    [0, 'over'],
  ])(
    'if the customer extends the time in another tab when %s ms are left, the time limit in this tab is then in the state %s',
    (left, state) => {
      const flow = readAt(left)
      flow.send({ type: 'otherTab.extend' })
      expect(flow.snapshot().value).toBe(state)
      expect(flow.done.at(-1)).toBe('extend')
    },
  )

  testEveryTransition(timeLimitMachine, coverage)
})
