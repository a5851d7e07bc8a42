import { type Kysely, sql, type Transaction as KyselyTransaction } from 'kysely'
import type { Schema } from './schema.ts'

/** A connection pool, or the open transaction of the caller. */
export type Database = Kysely<Schema>

export type Transaction = KyselyTransaction<Schema>

/** Waits for another transaction that holds it. Released at the end of this transaction. */
export const acquireLock = async (db: Transaction, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** Does not wait. Released at the end of this transaction. */
export const tryLock = async (db: Transaction, name: string): Promise<boolean> => {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_held`.execute(db)
  return rows[0]?.isHeld === true
}

type Unit = 'second' | 'minute' | 'hour' | 'day'

/** By the database's clock. */
export const now = sql<Date>`now()`

export const fromNow = (amount: number, unit: Unit) =>
  sql<Date>`now() + ${amount} * ${sql.lit(`1 ${unit}`)}::interval`

export const ago = (amount: number, unit: Unit) =>
  sql<Date>`now() - ${amount} * ${sql.lit(`1 ${unit}`)}::interval`
