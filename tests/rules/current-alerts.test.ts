import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alertsIn, currentAlerts, type Alert } from '../../machines/rules/current-alerts.ts'

const alert = fc.record({
  title: fc.string(),
  details: fc.string(),
  level: fc.constantFrom(1 as const, 2 as const, 3 as const),
  active: fc.boolean(),
  from: fc.integer({ min: 0, max: 20 }),
  until: fc.integer({ min: 0, max: 20 }),
})
const now = fc.integer({ min: 0, max: 20 })

test('an alert is shown from its start until before its end', () => {
  fc.assert(
    fc.property(fc.array(alert), now, (alerts, time) => {
      const current = currentAlerts(alerts, time)
      const isCurrent = ({ active, from, until }: (typeof alerts)[number]) =>
        active && from <= time && until > time
      expect(new Set(current)).toEqual(new Set(alerts.filter(isCurrent)))
    }),
  )
})

test('the most severe alerts come first, equal ones in their order', () => {
  fc.assert(
    fc.property(fc.array(alert), now, (alerts, time) => {
      const current = currentAlerts(alerts, time)
      const places = current.map((shown) => [-shown.level, alerts.indexOf(shown)])
      const sorted = places.toSorted(
        ([levelOne = 0, placeOne = 0], [levelOther = 0, placeOther = 0]) =>
          levelOne - levelOther || placeOne - placeOther,
      )
      expect(places).toEqual(sorted)
    }),
  )
})

const all = { details: '', level: 1, active: true, from: 0, until: 1 } as const
const english = { ...all, title: 'boil', language: 'en' }
const spanish = { ...all, title: 'hierva', language: 'es' }
const either: Alert = { ...all, title: 'either' }

test.each([
  ['es', [spanish, either]],
  ['en', [english, either]],
  ['fr', [english, spanish, either]],
])('a page in %s shows alerts in its language, else all', (language, shown) => {
  expect(alertsIn([english, spanish, either], language)).toEqual(shown)
})

test('if no alert has a language, a page shows all alerts', () => {
  expect(alertsIn([either], 'es')).toEqual([either])
})
