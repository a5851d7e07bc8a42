import { setTimeout as pause } from 'node:timers/promises'
import { CamelCasePlugin, Kysely } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { ReplacingDialect } from './lost-connections.ts'
import type { Schema } from './schema.ts'

/** Milliseconds. */
const limits = { connect: 5000, statement: 30_000, pauseInTransaction: 60_000, wait: 30_000, end: 5000 }

const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'mywater',
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.pauseInTransaction,
  keepAlive: true,
})

/** A lost connection fails the statements on it, which is where it is told; the pool opens another. */
const ignoreLoss = () => {}

/** One connection, which is open. */
export const connectOnce = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ ...settings(url), connectionTimeoutMillis: limits.connect })
  client.on('error', ignoreLoss)
  await client.connect()
  return client
}

/** A pool of at most `max` connections, opened as they are needed. */
export const connect = (url: string, max: number): Database => {
  const pool = new pg.Pool({
    ...settings(url),
    max,
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
