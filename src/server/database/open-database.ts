import { StartupError } from '../platform/startup-error.ts'
import { connectOnce, ignoreLoss, limits, settings } from './connection/client.ts'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { CamelCasePlugin, Kysely } from 'kysely'
import pg from 'pg'
import { traceDone } from '../platform/tracing.ts'
import { type OnInserted, ReplacingDialect } from './connection/lost-connections.ts'
import type { Schema } from './schema.ts'

export interface OpenDatabase {
  readonly url: string
  readonly db: Database
  /**
   * A second pool for writes that must stay when the operation's transaction rolls back, such as limits and tokens.
   * With one pool, calls that hold a connection and wait for another could block each other.
   */
  readonly outOfTransactionDb: Database
  readonly notice: string | null
  /** Connections of each pool, and calls that wait for one. */
  usage: () => Readonly<Record<string, PoolUsage>>
  /** Calls `listener` each time that this process has queued messages, after their commit. */
  onMessages: (listener: () => void) => void
  close(): Promise<void>
}

const messageTable: keyof Schema = 'message'

interface PoolUsage {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}

/** Opens the PostgreSQL at `url`, or the built-in one on `dataFolder`. */
export const openDatabase = async (source: { url?: string; dataFolder: string }): Promise<OpenDatabase> => {
  const embedded = source.url ? null : await startEmbeddedPostgres(source.dataFolder)
  const url = embedded?.url ?? source.url ?? ''
  const listeners: (() => void)[] = []
  const onInserted = (table: string) => {
    if (table === messageTable) for (const listener of listeners) listener()
  }
  const main = openPool(url, 20, onInserted)
  const outOfTransaction = openPool(url, 10, onInserted)
  const { db } = main
  const { db: outOfTransactionDb } = outOfTransaction
  const close = async () => {
    await Promise.all([disconnect(db), disconnect(outOfTransactionDb)])
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
    outOfTransactionDb,
    notice,
    usage: () => ({ main: main.usage(), 'out of transaction': outOfTransaction.usage() }),
    onMessages: (listener) => void listeners.push(listener),
    close,
  }
}

/** Returns a notice if this database lacks something. It is the first to connect. */
const noticeOf = async (url: string): Promise<string | null> => {
  const client = await connectOnce(url)
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
  await client.end()
  if (rows[0]?.statement_timeout !== '0') return null
  return 'DATABASE_URL drops the limits that are asked for, as a pooler does: give them to the role (.ci/containers/role.sql)'
}

/** A pool of at most `max` connections, opened as they are needed. */
export const connect = (url: string, max: number): Database => openPool(url, max, () => {}).db

const openPool = (url: string, max: number, onInserted: OnInserted) => {
  const pool = new pg.Pool({
    ...settings(url),
    max,
    lock_timeout: limits.wait,
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: 0,
  })
  pool.on('error', ignoreLoss)
  pool.on('connect', (client) => client.on('error', ignoreLoss))
  const db = new Kysely<Schema>({
    dialect: new ReplacingDialect({ pool }, max, onInserted),
    // the keys inside a jsonb value are not renamed
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query, queryDurationMillis }) =>
      traceDone('database', queryDurationMillis, {
        'db.system.name': 'postgresql',
        'db.query.text': query.sql,
      }),
  })
  const usage = (): PoolUsage => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { db, usage }
}

/** Waits for running statements, but not for long. */
export const disconnect = async (db: Database): Promise<void> => {
  await Promise.race([db.destroy(), pause(limits.end, undefined, { ref: false })])
}
