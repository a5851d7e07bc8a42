import { sql } from 'kysely'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { backendPaths } from '../../contract/portal-paths.ts'

/** Milliseconds for which all callers share the result of one query. */
const validFor = 1000

/**
 * @param db a connection for these checks alone, so that calls do not delay them; `null` for a server without a
 * database
 */
export const createHealth = (db: Database | null) => {
  let isStopping = false
  let current: Promise<boolean> | undefined
  const askDatabase = async (connection: Database) => {
    const isAnswered = await sql`select 1`.execute(connection).then(
      () => true,
      () => false,
    )
    setTimeout(() => (current = undefined), validFor).unref()
    return isAnswered
  }
  const routes = new Hono()
  routes.use(`${backendPaths.health}/*`, async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  routes.get(`${backendPaths.health}/live`, (c) => c.json({ status: 'live' }))
  routes.get(`${backendPaths.health}/ready`, async (c) => {
    if (isStopping) return c.json({ status: 'stopping' }, 503)
    if (db) current ??= askDatabase(db)
    return (await current) !== false ? c.json({ status: 'ready' }) : c.json({ status: 'no database' }, 503)
  })
  return {
    routes,
    /** From now on reports that this server is not ready, so that load balancers send new requests to others. */
    stop() {
      isStopping = true
    },
  }
}
