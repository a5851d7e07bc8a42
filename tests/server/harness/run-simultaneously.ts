import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../../src/server/database/database.ts'

export const countWaiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Holds a lock on `table` until at least three of the calls wait for it, so that they go on at the same time. */
export const runSimultaneously = async <Answer>(
  db: Database,
  table: 'factor' | 'login' | 'linkCode',
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const { answers } = await db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction)
    const started = { answers: work() }
    await expect.poll(() => countWaiting(transaction), { interval: 10, timeout: 10_000 }).toBeGreaterThan(2)
    return started
  })
  return answers
}
