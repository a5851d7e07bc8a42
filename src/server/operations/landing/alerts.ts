import { readActiveAlerts } from '../../domain/alerts.ts'
import type { Handler } from '../../domain/request-context.ts'

export const getActiveAlerts: Handler<'getActiveAlerts'> = (_body, { db }) => readActiveAlerts(db)
