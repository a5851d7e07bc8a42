import { alertsMachine } from '../../machines/alerts.machine.ts'
import { examplesOf } from './examples-of.ts'

const now = Date.UTC(2026, 10, 17, 12)
const hour = 3_600_000
const notice = (level: 1 | 2 | 3, title: string, details: string) => ({
  title,
  details,
  level,
  active: true,
  from: now - hour,
  until: now + hour,
})

export const high = notice(
  3,
  'Boil water advisory in Maple Heights.',
  'Boil tap water for one minute before you drink it or cook with it.',
)
export const medium = notice(
  2,
  'Water main work in Riverton.',
  'Pressure may be low on Tuesday from 9 a.m. to 3 p.m.',
)
export const low = notice(
  1,
  'Our offices are closed on Monday.',
  'You can reach us for emergencies at any time.',
)
export const longNotice = {
  ...medium,
  details: 'Pressure may be low from 9 a.m. to 3 p.m. Run the cold tap for a minute when it is back. '.repeat(
    4,
  ),
}

export const examples = examplesOf({
  machine: alertsMachine,
  inputs: [
    { now, received: null },
    { now, received: [] },
    { now, received: [high] },
  ],
  events: [],
  answers: { fetchAlerts: { one: [high], ended: [{ ...high, until: now }], none: [] } },
})
