import { sql } from 'kysely'
import type { Database } from './database.ts'

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const migrations = Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b))

const migrationLock = 7_021_970

/** Brings the schema up to date: each file once, in order, also when several servers start at the same time. */
export const migrate = async (db: Database): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`set local lock_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
    await sql`create table if not exists migration (
      name text primary key, applied_at timestamptz not null default now())`.execute(transaction)
    const rows = await transaction.selectFrom('migration').select('name').execute()
    const applied = new Set(rows.map((row) => row.name))
    for (const [name, text] of migrations) {
      if (applied.has(name)) continue
      // without parameters, a text may hold any number of statements
      await sql.raw(text).execute(transaction)
      await transaction.insertInto('migration').values({ name }).execute()
    }
  })
}
