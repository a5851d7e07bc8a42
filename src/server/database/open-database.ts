import { StartupError } from '../platform/startup-error.ts'
import { connect, disconnect } from './connect.ts'
import { connectOnce } from './connection/client.ts'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'

export interface OpenDatabase {
  readonly db: Database
  /**
   * A pool for what is done while an operation holds a connection of `db`, and has to stay when that rolls back:
   * limits, tokens. One pool could lock up.
   */
  readonly outOfTransactionDb: Database
  readonly notice: string | null
  close(): Promise<void>
}

/** Opens the PostgreSQL at `url`, or the built-in one on `dataFolder`. */
export const openDatabase = async (source: { url?: string; dataFolder: string }): Promise<OpenDatabase> => {
  const embedded = source.url ? null : await startEmbeddedPostgres(source.dataFolder)
  const url = embedded?.url ?? source.url ?? ''
  const db = connect(url, 20)
  const outOfTransactionDb = connect(url, 10)
  const close = async () => {
    await Promise.all([disconnect(db), disconnect(outOfTransactionDb)])
    await embedded?.stop()
  }
  try {
    await (await connectOnce(url)).end()
  } catch (error) {
    await close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DATABASE_URL cannot be reached: ${reason || 'connection failed'}`)
  }
  return { db, outOfTransactionDb, notice: embedded?.notice ?? null, close }
}
