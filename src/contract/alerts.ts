import * as v from 'valibot'
import { get } from './operation.ts'

export const alert = v.object({
  alertTitle: v.string(),
  alertDetails: v.string(),
  /** 1 low, 2 medium, 3 high. */
  alertLevel: v.picklist([1, 2, 3]),
  alertActive: v.boolean(),
  /** ISO 8601 instants. */
  startTime: v.string(),
  endTime: v.string(),
  /** Code of the language that the alert is written in. */
  language: v.nullish(v.string()),
})

export const alertOperations = { getActiveAlerts: get('getActiveAlerts', v.array(alert)) }
