import { sql } from 'kysely'
import { noticesOf } from './connection/lost-connections.ts'
import type { Transaction } from './database.ts'

/**
 * Both cases execute the same number of statements. If `work` throws, the caller must roll back the whole transaction.
 */
export const rollBackUnless = async (
  db: Transaction,
  isKept: boolean,
  work: () => Promise<void>,
): Promise<void> => {
  const notices = await noticesOf(db)
  const before = [...notices]
  await sql`savepoint step`.execute(db)
  await work()
  await (isKept ? sql`release savepoint step` : sql`rollback to savepoint step`).execute(db)
  if (isKept) return
  notices.clear()
  for (const name of before) notices.add(name)
}
