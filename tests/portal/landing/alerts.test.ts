import { expect, test } from 'vitest'
import type { Language } from '../../../src/contract/languages.ts'
import { fetchAlerts, keepAlertsOfDocument, toAlert } from '../../../src/portal/flows/landing/alerts.ports.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

const wire = {
  alertTitle: 'Water main work in Riverton.',
  alertDetails: 'Pressure may be low.',
  alertLevel: 2,
  alertActive: true,
  startTime: '2026-11-20T08:00:00.000Z',
  endTime: '2026-11-21T08:00:00.000Z',
} as const

test('toAlert converts an alert of the API, with times in milliseconds', () => {
  expect(toAlert(wire)).toEqual({
    title: 'Water main work in Riverton.',
    details: 'Pressure may be low.',
    level: 2,
    active: true,
    from: Date.UTC(2026, 10, 20, 8),
    until: Date.UTC(2026, 10, 21, 8),
  })
})

test('fetchAlerts fetches the alerts only once per session', async () => {
  const { call, asked } = stubCalls({ getActiveAlerts: [[wire]] })
  const services = stubServices({ call })
  const first = await fetchAlerts(services)
  expect(await fetchAlerts(services)).toEqual(first)
  expect(asked).toHaveLength(1)
})

test('the alerts of the HTML need no call until the language changes', async () => {
  const { call, asked } = stubCalls({ getActiveAlerts: [[wire]] })
  let language: Language = 'en'
  const services = stubServices({ call, alerts: () => [wire], language: () => language })
  keepAlertsOfDocument(services)
  expect(await fetchAlerts(services)).toEqual([toAlert(wire)])
  expect(asked).toHaveLength(0)
  language = 'es'
  for (const _ of [1, 2]) expect(await fetchAlerts(services)).toEqual([toAlert(wire)])
  expect(asked).toHaveLength(1)
})

test('after a failed fetch, fetchAlerts asks again, but not within a minute', async () => {
  const { call, asked } = stubCalls({ getActiveAlerts: [new Error('no answer'), []] })
  let time = 0
  const services = stubServices({ call, now: () => time })
  await expect(fetchAlerts(services)).rejects.toThrow('no answer')
  for (const [at, calls] of [
    [59_999, 1],
    [60_000, 2],
    [60_001, 2],
  ] as const) {
    time = at
    expect(await fetchAlerts(services)).toEqual([])
    expect(asked).toHaveLength(calls)
  }
})
