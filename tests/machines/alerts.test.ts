import { describe, expect, it } from 'vitest'
import { alertsMachine } from '../../machines/alerts.machine.ts'
import type { Alert } from '../../machines/rules/current-alerts.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const loading = () => startFlow(alertsMachine, { input: { now: 1000, received: null }, coverage })
const alert = (title: string, differing: Partial<Alert> = {}): Alert => ({
  title,
  details: '',
  level: 2,
  active: true,
  from: 0,
  until: 2000,
  ...differing,
})

describe('the alerts flow shows the active alerts and hides an empty list', () => {
  it('the flow shows only those received alerts that are active now, with the most severe alert first', async () => {
    const flow = loading()
    await flow.answer('fetch', [
      alert('low', { level: 1 }),
      alert('inactive', { active: false }),
      alert('later', { from: 1001 }),
      alert('over', { until: 1000 }),
      alert('without times', { from: Number.NaN, until: Number.NaN }),
      alert('high', { level: 3 }),
      alert('medium'),
    ])
    expect(flow.snapshot()).toMatchObject({ value: 'shown', status: 'done' })
    expect(flow.snapshot().context.alerts.map(({ title }) => title)).toEqual(['high', 'medium', 'low'])
  })

  it.each([[[]], [[alert('inactive', { active: false })]]])(
    'the area for alerts is hidden after the response %j',
    async (answer) => {
      const flow = loading()
      await flow.answer('fetch', answer)
      expect(flow.snapshot().value).toBe('hidden')
    },
  )

  it('if the call for the alerts fails, the area for alerts is hidden', async () => {
    const flow = loading()
    await flow.fail('fetch')
    expect(flow.snapshot().value).toBe('hidden')
  })

  it.each([
    ['shown', [alert('of the page', { until: 1 })]],
    ['hidden', []],
  ] as const)(
    'the area for alerts is %s at once if the HTML from the server contains the alerts %j, even if they have ended',
    (value, received) => {
      const flow = startFlow(alertsMachine, { input: { now: 1000, received }, coverage })
      expect(flow.snapshot()).toMatchObject({ value, context: { alerts: received } })
    },
  )

  testEveryTransition(alertsMachine, coverage)
})
