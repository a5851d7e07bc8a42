import * as v from 'valibot'
import { alert } from '../../contract/alerts.ts'
import { now } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { OperationResponse } from '../../contract/operations.ts'

/** Those that are active and inside their times, most severe first. */
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
