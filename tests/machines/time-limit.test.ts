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

describe('when the time limit is over, the stored entries are deleted', () => {
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
  ] as const)(
    'in the state "%s", the event clock.read with %s ms left leads to the state "%s"',
    (from, left, to) => {
      const flow = readAt({ quiet: null, soon: 120_000, over: 0 }[from])
      expect(flow.snapshot().value).toBe(from)
      flow.send({ type: 'clock.read', left })
      expect(flow.snapshot().value).toBe(to)
    },
  )

  it('if the clock reports several times that no time is left, the entries are deleted only once', () => {
    expect(readAt(1, -1, -5000).done).toEqual(['deleteEntries'])
  })

  it('in the state "soon", the event time.extend starts the time limit again in every tab', () => {
    const flow = readAt(1)
    flow.send({ type: 'time.extend' })
    expect(flow.snapshot().value).toBe('quiet')
    expect(flow.done).toEqual(['extend', 'extendOtherTabs'])
  })

  it('in the state "over", the event time.extend closes the message and starts the time limit only in this tab', () => {
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
    'if another tab extends the time when this tab has %s ms left, the state in this tab is then "%s"',
    (left, state) => {
      const flow = readAt(left)
      flow.send({ type: 'otherTab.extend' })
      expect(flow.snapshot().value).toBe(state)
      expect(flow.done.at(-1)).toBe('extend')
    },
  )

  testEveryTransition(timeLimitMachine, coverage)
})
