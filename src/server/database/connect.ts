import { setTimeout as pause } from 'node:timers/promises'
import { CamelCasePlugin, Kysely } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { ignoreLoss, limits, settings } from './connection/client.ts'
import { ReplacingDialect } from './connection/lost-connections.ts'
import type { Schema } from './schema.ts'

/** A pool of at most `max` connections, opened as they are needed. */
export const connect = (url: string, max: number): Database => {
  const pool = new pg.Pool({
    ...settings(url),
    max,
    lock_timeout: limits.wait,
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: 0,
  })
  pool.on('error', ignoreLoss)
  pool.on('connect', (client) => client.on('error', ignoreLoss))
  return new Kysely<Schema>({
    dialect: new ReplacingDialect({ pool }, max),
    // what is inside a jsonb value keeps its names
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** Lets statements end that run, but not for long. */
export const disconnect = async (db: Database): Promise<void> => {
  await Promise.race([db.destroy(), pause(limits.end, undefined, { ref: false })])
}
