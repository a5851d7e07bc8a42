import * as v from 'valibot'
import * as f from './fields.ts'
import { answered, byName, get, type Group } from './operation.ts'

export const alert = v.object({
  alertTitle: v.string(),
  alertDetails: f.answeredText,
  /** The severity of the alert: 1 is low, 2 is medium, 3 is high. An unknown severity counts as low. */
  alertLevel: v.fallback(
    v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist([1, 2, 3])),
    1,
  ),
  alertActive: v.boolean(),
  /** The start and the end of the alert, as ISO 8601 date and time. An alert without an end has no end. */
  startTime: f.maybeText,
  endTime: f.maybeText,
  /** The code of the language in which the alert is written. */
  language: v.nullish(v.string()),
})

export const alertOperations = byName({ getActiveAlerts: get(f.listOf(alert)) })

export const alertGroup = {
  name: 'Alerts',
  description: 'The messages above the landing page.',
  operations: alertOperations,
  calls: () => ({
    getActiveAlerts: {
      summary: 'Returns the alerts that are active now.',
      outcomes: answered,
      isRead: true,
      request: undefined,
      answers: [
        [
          {
            alertTitle: 'Main break',
            alertDetails: 'Elm Street has no water until noon.',
            alertLevel: 3,
            alertActive: true,
            startTime: '2026-01-01T00:00:00Z',
            endTime: '2026-02-01T00:00:00Z',
            language: 'en',
          },
        ],
        [],
      ],
    },
  }),
} satisfies Group<typeof alertOperations>
