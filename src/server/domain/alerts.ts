import * as v from 'valibot'
import { headers, parseResponse } from '../../contract/http.ts'
import { alert, alertOperations } from '../../contract/alerts.ts'
import { now, type Database } from '../database/database.ts'
import type { OperationResponse } from '../../contract/operations.ts'

/** The most severe first. */
export const readActiveAlerts = async (db: Database): Promise<OperationResponse<'getActiveAlerts'>> => {
  const rows = await db
    .selectFrom('alert')
    .select([
      'title as alertTitle',
      'details as alertDetails',
      'level as alertLevel',
      'active as alertActive',
      'language',
    ])
    .select(['startTime', 'endTime'])
    .where('active', '=', true)
    .where('startTime', '<=', now)
    .where('endTime', '>', now)
    .orderBy('level', 'desc')
    .orderBy('startTime', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ startTime, endTime, language, ...row }) =>
    v.parse(alert, {
      ...row,
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      ...(language !== null && { language }),
    }),
  )
}

/** Milliseconds; then the page goes without alerts, and the portal fetches them in the browser. */
const longestWait = 1000

export const fetchAlerts = async (apiBaseUrl: string): Promise<OperationResponse<'getActiveAlerts'>> => {
  const { name, response: schema } = alertOperations.getActiveAlerts
  const response = await fetch(`${apiBaseUrl}/${name}`, {
    headers: {
      Accept: 'application/json',
      [headers.session]: crypto.randomUUID(),
      [headers.request]: crypto.randomUUID(),
      [headers.userAgent]: 'mywater-portal/server',
    },
    signal: AbortSignal.timeout(longestWait),
  })
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return v.parse(schema, parseResponse(await response.text()))
}

/** Milliseconds. Beyond `fresh`, read again in the background; beyond `longestAge`, not shown. */
const fresh = 10_000
const longestAge = 60_000

/**
 * Beyond `fresh`, reads again in the background, one read at a time. Beyond `longestAge`, waits, and returns `null` if
 * the alerts cannot be read.
 */
export const keepAlerts = <Alerts>(
  read: () => Promise<Alerts>,
  clock = () => performance.now(),
): (() => Promise<Alerts | null>) => {
  let last: { readonly at: number; readonly alerts: Alerts } | undefined
  let triedAt = -Infinity
  let reading: Promise<void> | undefined
  const refresh = async () => {
    triedAt = clock()
    try {
      last = { alerts: await read(), at: clock() }
    } catch {
      // The cached alerts are used until they are older than `longestAge`.
    } finally {
      reading = undefined
    }
  }
  const isOlderThan = (age: number) => last === undefined || clock() - last.at > age
  return async () => {
    if (isOlderThan(fresh) && clock() - triedAt > fresh) reading ??= refresh()
    if (isOlderThan(longestAge)) await reading
    return isOlderThan(longestAge) || last === undefined ? null : last.alerts
  }
}
