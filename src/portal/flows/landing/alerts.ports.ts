import * as v from 'valibot'
import { alert, alertOperations } from '../../../contract/alerts.ts'
import { journeyRecords } from '../../records/record.ts'
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
const alertRecords = (storage: TabStorage) => {
  const { record } = journeyRecords(storage)
  return {
    fetched: record('alerts', fetchedAlerts),
    failed: record('alertsFailed', v.object({ at: v.number() })),
  }
}

const pauseAfterFailure = 60_000

/**
 * Converts an alert of the backend to the type `Alert`, with times in milliseconds. A missing start is long ago, and a
 * missing end is open. The portal never shows an alert with an invalid time.
 */
export const toAlert = (received: OperationResponse<'getActiveAlerts'>[number]): Alert => ({
  title: received.alertTitle,
  details: received.alertDetails,
  level: received.alertLevel,
  active: received.alertActive,
  from: received.startTime ? Date.parse(received.startTime) : -Infinity,
  until: received.endTime ? Date.parse(received.endTime) : Infinity,
  language: received.language ?? undefined,
})

export const keepAlertsOfDocument = ({ alerts, language, storage }: Services): void => {
  const received = alerts()
  if (received) alertRecords(storage).fetched.write({ language: language(), alerts: received })
}

export const fetchAlerts = async ({ call, language, storage, now }: Services): Promise<readonly Alert[]> => {
  const { fetched, failed } = alertRecords(storage)
  const stored = fetched.read()
  if (stored && (stored.language ?? language()) === language()) return stored.alerts.map(toAlert)
  const failedAt = failed.read()?.at ?? -Infinity
  if (Math.abs(now() - failedAt) < pauseAfterFailure) return []
  const alerts = await call(alertOperations.getActiveAlerts, undefined).catch((error: unknown) => {
    failed.write({ at: now() })
    throw error
  })
  fetched.write({ alerts })
  return alerts.map(toAlert)
}

export const flow = defineFlow(alertsMachine, {
  bindPorts: (services) =>
    alertsMachine.provide({ actors: { fetchAlerts: fromPromise(() => fetchAlerts(services)) } }),
  input: ({ now, alerts }) => ({ now: now(), received: alerts()?.map(toAlert) ?? null }),
  onDone: {},
})
