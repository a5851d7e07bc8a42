import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

test('an active alert is shown from its start time until directly before its end time', () => {
  fc.assert(
    fc.property(fc.array(alert), now, (alerts, time) => {
      const current = currentAlerts(alerts, time)
      const isCurrent = ({ active, from, until }: (typeof alerts)[number]) =>
        active && from <= time && until > time
      expect(new Set(current)).toEqual(new Set(alerts.filter(isCurrent)))
    }),
  )
})

test('the most severe alerts come first, and alerts of the same severity keep their order', () => {
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

describe('a page shows each notice in its language, else in every other', () => {
  const all = { details: '', level: 1, active: true, from: 0, until: 1 } as const
  const english = { ...all, title: 'boil', language: 'en' }
  const spanish = { ...all, title: 'hierva', language: 'es' }
  const untranslated = { ...english, from: 0.5 }
  const either: Alert = { ...all, title: 'either' }
  const shownIn = (language: string, ...alerts: Alert[]) =>
    alertsIn(alerts, language, ({ from }) => String(from))

  test.each([
    ['es', [spanish, untranslated, either]],
    ['en', [english, untranslated, either]],
    ['fr', [english, spanish, untranslated, either]],
  ])('a page in %s', (language, shown) => {
    expect(shownIn(language, english, spanish, untranslated, either)).toEqual(shown)
  })

  test('two notices of the same time, one of them without a translation, are all shown', () => {
    expect(shownIn('es', english, spanish, english)).toHaveLength(3)
  })
})
