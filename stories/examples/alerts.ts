import { alertsMachine } from '../../machines/alerts.machine.ts'
import { examplesOf } from './examples-of.ts'

const now = Date.UTC(2026, 10, 17, 12)
const hour = 3_600_000
const alert = {
  title: 'Main break on Ferry Lane',
  details: 'Boil water before you drink it until we say that it is safe.',
  level: 3,
  active: true,
  from: now - hour,
  until: now + hour,
} as const

export const examples = examplesOf({
  machine: alertsMachine,
  inputs: [
    { now, received: null },
    { now, received: [] },
    { now, received: [alert] },
  ],
  events: [],
  answers: { fetchAlerts: { one: [alert], ended: [{ ...alert, until: now }], none: [] } },
})
