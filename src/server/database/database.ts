import { type Kysely, sql, type Transaction as KyselyTransaction } from 'kysely'
import type { Schema } from './schema.ts'

/** A pool of connections, or the transaction that the caller has open. */
export type Database = Kysely<Schema>

/** One open transaction. */
export type Transaction = KyselyTransaction<Schema>

/** Undoes what `work` did, and nothing before it, if it fails. */
export const withSavepoint = async <Value>(db: Transaction, work: () => Promise<Value>): Promise<Value> => {
  await sql`savepoint step`.execute(db)
  const value = await work().catch(async (error: unknown) => {
    await sql`rollback to savepoint step`.execute(db)
    throw error
  })
  await sql`release savepoint step`.execute(db)
  return value
}

/** Waits until no other transaction holds `name`, and holds it until this one ends. */
export const acquireLock = async (db: Transaction, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

/** Holds `name` until this transaction ends; false, at once, while another one holds it. */
export const tryLock = async (db: Transaction, name: string): Promise<boolean> => {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_held`.execute(db)
  return rows[0]?.isHeld === true
}

type Unit = 'second' | 'minute' | 'hour' | 'day'

/** When the transaction began, by the database's clock. */
export const now = sql<Date>`now()`

export const fromNow = (amount: number, unit: Unit) =>
  sql<Date>`now() + ${amount} * ${sql.lit(`1 ${unit}`)}::interval`

export const ago = (amount: number, unit: Unit) =>
  sql<Date>`now() - ${amount} * ${sql.lit(`1 ${unit}`)}::interval`
