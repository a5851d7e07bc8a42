import postgres from 'postgres'
import { StartProblem } from '../start-problem.ts'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

export interface OpenDatabase {
  readonly sql: Database
  /** A pool for what is done while an operation holds a connection of `sql`: limits, tokens. One pool could lock up. */
  readonly sideSql: Database
  readonly notice: string | null
  close(): Promise<void>
}

/** Milliseconds. Pauses in a transaction have no limit here: the driver mixes up statements when one is cut off. */
const statementLimit = 30_000

/** Names of columns become camelCase; the keys inside JSON stay as they are. */
const connect = (url: string, max: number): Database =>
  postgres(url, {
    max,
    onnotice: () => {},
    connect_timeout: 5,
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    connection: { application_name: 'mywater', statement_timeout: statementLimit },
  })

/** Opens the PostgreSQL at `url`, or the built-in one on `dataFolder`. */
export const openDatabase = async (source: { url?: string; dataFolder: string }): Promise<OpenDatabase> => {
  const embedded = source.url ? null : await startEmbeddedPostgres(source.dataFolder)
  const url = embedded?.url ?? source.url ?? ''
  const sql = connect(url, 20)
  const sideSql = connect(url, 10)
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), sideSql.end({ timeout: 5 })])
    await embedded?.stop()
  }
  try {
    await sql`select 1`
  } catch (error) {
    await close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`DATABASE_URL cannot be reached: ${reason || 'connection failed'}`)
  }
  return { sql, sideSql, notice: embedded?.notice ?? null, close }
}
