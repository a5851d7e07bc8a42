import * as v from 'valibot'
import { get } from './operation.ts'

export const alert = v.object({
  alertTitle: v.string(),
  alertDetails: v.string(),
  /** The severity of the alert: 1 is low, 2 is medium, 3 is high. */
  alertLevel: v.picklist([1, 2, 3]),
  alertActive: v.boolean(),
  /** The start and the end of the alert, as ISO 8601 date and time. */
  startTime: v.string(),
  endTime: v.string(),
  /** The code of the language in which the alert is written. */
  language: v.nullish(v.string()),
})

export const alertOperations = { getActiveAlerts: get('getActiveAlerts', v.array(alert)) }
