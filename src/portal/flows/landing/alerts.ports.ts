import { fromPromise } from 'xstate'
import { alertRecords } from './alerts.records.ts'
import { alertsMachine } from '../../../../machines/alerts.machine.ts'
import type { Alert } from '../../../../machines/rules/current-alerts.ts'
import { alertOperations } from '../../../contract/alerts.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'

/** An alert of the wire in the rule's words. A time that is none lets the alert never show. */
export const toAlert = (alert: OperationResponse<'getActiveAlerts'>[number]): Alert => ({
  title: alert.alertTitle,
  details: alert.alertDetails,
  level: alert.alertLevel,
  active: alert.alertActive,
  from: Date.parse(alert.startTime),
  until: Date.parse(alert.endTime),
})

/** Fetched once per session, and stored for 30 minutes. */
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
  input: ({ now }) => ({ now: now() }),
  onDone: {},
})
