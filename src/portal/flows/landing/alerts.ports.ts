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

const alertRecords = (storage: TabStorage) => ({
  alerts: storedRecord(storage, 'alerts', v.array(alert)),
})

/** Converts an alert of the API into the form that the rule needs. With an invalid time the alert never shows. */
export const toAlert = (received: OperationResponse<'getActiveAlerts'>[number]): Alert => ({
  title: received.alertTitle,
  details: received.alertDetails,
  level: received.alertLevel,
  active: received.alertActive,
  from: Date.parse(received.startTime),
  until: Date.parse(received.endTime),
  language: received.language ?? undefined,
})

/** Returns the alerts. It fetches them once per session and stores them for 30 minutes. */
export const fetchAlerts = async ({ call, storage }: Services): Promise<readonly Alert[]> => {
  const stored = alertRecords(storage).alerts.read()
  if (stored !== null) return stored.map(toAlert)
  const fetched = await call(alertOperations.getActiveAlerts, undefined)
  alertRecords(storage).alerts.write(fetched)
  return fetched.map(toAlert)
}

export const flow = defineFlow(alertsMachine, {
  bindPorts: (services) =>
    alertsMachine.provide({ actors: { fetchAlerts: fromPromise(() => fetchAlerts(services)) } }),
  input: ({ now, alerts }) => ({ now: now(), received: alerts()?.map(toAlert) ?? null }),
  onDone: {},
})
