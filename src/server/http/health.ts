import { sql } from 'kysely'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { backendPaths } from '../../contract/portal-paths.ts'

export interface Health {
  readonly routes: Hono
  /**
   * From now on, the readiness check reports that this server is not ready, so that load balancers send new requests to
   * other servers.
   */
  stop(): void
}

/**
 * Creates the health checks for load balancers: liveness and readiness.
 * @param db `null` for a server without a database
 */
export const createHealth = (db: Database | null): Health => {
  let isStopping = false
  const answersQuery = async () => {
    try {
      if (db) await sql`select 1`.execute(db)
      return true
    } catch {
      return false
    }
  }
  const routes = new Hono()
  routes.use(`${backendPaths.health}/*`, async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  routes.get(`${backendPaths.health}/live`, (c) => c.json({ status: 'live' }))
  routes.get(`${backendPaths.health}/ready`, async (c) => {
    if (isStopping) return c.json({ status: 'stopping' }, 503)
    return (await answersQuery()) ? c.json({ status: 'ready' }) : c.json({ status: 'no database' }, 503)
  })
  return {
    routes,
    stop() {
      isStopping = true
    },
  }
}
