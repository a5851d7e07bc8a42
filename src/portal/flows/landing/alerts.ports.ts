import * as v from 'valibot'
import { alert, alertOperations } from '../../../contract/alerts.ts'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { fromPromise } from 'xstate'
import { alertsMachine } from '../../../../machines/alerts.machine.ts'
import type { Alert } from '../../../../machines/rules/current-alerts.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'

/**
 * The stored alerts. If the alerts come from a page that the server has rendered, they are only in the language of that
 * page, and `language` is this language. If the alerts come from an API call, `language` is missing.
 */
const fetchedAlerts = v.object({
  language: v.optional(v.string()),
  alerts: v.pipe(v.array(alert), v.readonly()),
})
const alertRecord = (storage: TabStorage) => storedRecord(storage, 'alerts', fetchedAlerts)

/**
 * Converts an alert of the backend to the type `Alert`, with times in milliseconds. The portal never shows an alert
 * with an invalid time.
 */
export const toAlert = (received: OperationResponse<'getActiveAlerts'>[number]): Alert => ({
  title: received.alertTitle,
  details: received.alertDetails,
  level: received.alertLevel,
  active: received.alertActive,
  from: Date.parse(received.startTime),
  until: Date.parse(received.endTime),
  language: received.language ?? undefined,
})

/**
 * Stores the alerts that the server has written into the page, so that the tab does not fetch the alerts again
 * (document 1, §4).
 */
export const keepAlertsOfDocument = ({ alerts, language, storage }: Services): void => {
  const received = alerts()
  if (received) alertRecord(storage).write({ language: language(), alerts: received })
}

/**
 * Returns the alerts that the tab has stored within the last 30 minutes. If there are none, or if they are in another
 * language than the page, fetches the alerts and stores them.
 */
export const fetchAlerts = async ({ call, language, storage }: Services): Promise<readonly Alert[]> => {
  const stored = alertRecord(storage).read()
  if (stored && (stored.language ?? language()) === language()) return stored.alerts.map(toAlert)
  const alerts = await call(alertOperations.getActiveAlerts, undefined)
  alertRecord(storage).write({ alerts })
  return alerts.map(toAlert)
}

export const flow = defineFlow(alertsMachine, {
  bindPorts: (services) =>
    alertsMachine.provide({ actors: { fetchAlerts: fromPromise(() => fetchAlerts(services)) } }),
  input: ({ now, alerts }) => ({ now: now(), received: alerts()?.map(toAlert) ?? null }),
  onDone: {},
})
