import { StartupError } from '../platform/startup-error.ts'
import { connectOnce, ignoreConnectionError, limits, settings } from './connection/client.ts'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { CamelCasePlugin, Kysely } from 'kysely'
import pg from 'pg'
import { traceDone } from '../platform/tracing.ts'
import { type OnNotice, ReplacingDialect } from './connection/lost-connections.ts'
import type { Schema } from './schema.ts'

/**
 * Without `url`, starts the built-in PostgreSQL.
 * @throws StartupError if the database cannot be reached
 */
export const openDatabase = async (source: { url?: string; dataFolder: string }) => {
  const embedded = source.url ? null : await startEmbeddedPostgres(source.dataFolder)
  const url = embedded?.url ?? source.url ?? ''
  const listeners: Partial<Record<string, () => void>> = {}
  const onNotice = (name: string) => listeners[name]?.()
  const main = openPool(url, 20, onNotice)
  const outOfTransaction = openPool(url, 10, onNotice)
  const healthDb = connect(url, 1)
  const { db } = main
  const { db: outOfTransactionDb } = outOfTransaction
  const close = async () => {
    await Promise.all([db, outOfTransactionDb, healthDb].map(disconnect))
    await embedded?.stop()
  }
  let notice
  try {
    notice = embedded?.notice ?? (await noticeOf(url))
  } catch (error) {
    await close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DATABASE_URL cannot be reached: ${reason || 'connection failed'}`)
  }
  return {
    url,
    db,
    /**
     * For writes that must survive a rollback, such as rate limits and tokens. With one pool, calls could deadlock: each
     * would hold one connection and wait for a second one.
     */
    outOfTransactionDb,
    healthDb,
    notice,
    usage: () => ({ main: main.usage(), 'out of transaction': outOfTransaction.usage() }),
    /** Calls it after each commit with this notice (`noticeAfterCommit`). */
    onNotice: (name: string, listener: () => void) => void (listeners[name] = listener),
    close,
  }
}
export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

/** A warning if the database ignores the requested time limits. Also detects a wrong address. */
const noticeOf = async (url: string): Promise<string | null> => {
  const client = await connectOnce(url)
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
  await client.end()
  if (rows[0]?.statement_timeout !== '0') return null
  return 'the connection to DATABASE_URL ignores the requested time limits, as connection poolers do: set them for the role (.ci/containers/role.sql)'
}

export const connect = (url: string, max: number): Database => openPool(url, max, () => {}).db

const openPool = (url: string, max: number, onNotice: OnNotice) => {
  const pool = new pg.Pool({
    ...settings(url),
    max,
    lock_timeout: limits.wait,
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: 0,
  })
  pool.on('error', ignoreConnectionError)
  pool.on('connect', (client) => client.on('error', ignoreConnectionError))
  const db = new Kysely<Schema>({
    dialect: new ReplacingDialect({ pool }, max, onNotice),
    // Without it, this plugin renames the keys inside a jsonb value to camel case.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query, queryDurationMillis }) =>
      traceDone('database', queryDurationMillis, {
        'db.system.name': 'postgresql',
        'db.query.text': query.sql,
      }),
  })
  const usage = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { db, usage }
}

/** Waits at most 5 seconds for running statements. */
export const disconnect = async (db: Database): Promise<void> => {
  await Promise.race([db.destroy(), pause(limits.end, undefined, { ref: false })])
}
