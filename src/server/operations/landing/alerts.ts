import type { Alert } from '../../../contract/alerts.ts'
import type { Handler } from '../../domain/request-context.ts'

interface Row extends Omit<Alert, 'startTime' | 'endTime'> {
  readonly startTime: Date
  readonly endTime: Date
}

/** Those that are active and inside their times, most severe first. */
export const getActiveAlerts: Handler<'getActiveAlerts'> = async (_body, { sql }) => {
  const rows = await sql<Row[]>`
    select title as alert_title, details as alert_details, level as alert_level, active as alert_active,
      start_time, end_time
    from alert where active and start_time <= now() and now() < end_time
    order by level desc, start_time desc, id`
  return rows.map((row) => ({
    ...row,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
  }))
}
