import { expect, it } from 'vitest'
import { alertsMachine } from '../../machines/alerts.machine.ts'
import type { Alert } from '../../machines/rules/current-alerts.ts'
import { startFlow } from './harness/start-flow.ts'

const alert = (title: string, change: Partial<Alert> = {}): Alert => ({
  title,
  details: '',
  level: 2,
  active: true,
  from: 0,
  until: 2000,
  ...change,
})

it('the alerts that are active now are shown, the most severe first', async () => {
  const flow = startFlow(alertsMachine, { input: { now: 1000, received: null } })
  await flow.answer('fetch', [
    alert('low', { level: 1 }),
    alert('inactive', { active: false }),
    alert('later', { from: 1001 }),
    alert('over', { until: 1000 }),
    alert('without times', { from: Number.NaN, until: Number.NaN }),
    alert('high', { level: 3 }),
    alert('medium'),
  ])
  expect(flow.snapshot().context.alerts.map(({ title }) => title)).toEqual(['high', 'medium', 'low'])
})
