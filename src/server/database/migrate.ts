import type { Database } from './sql/database.ts'

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const migrations = Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b))

const migrationLock = 7_021_970

/** Brings the schema up to date: each file once, in order, also when several servers start at the same time. */
export const migrate = async (sql: Database): Promise<void> => {
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`
    await transaction`select pg_advisory_xact_lock(${migrationLock})`
    await transaction`create table if not exists migration (
      name text primary key, applied_at timestamptz not null default now())`
    const applied = new Set(
      (await transaction<{ name: string }[]>`select name from migration`).map((row) => row.name),
    )
    for (const [name, text] of migrations) {
      if (applied.has(name)) continue
      await transaction.script(text)
      await transaction`insert into migration (name) values (${name})`
    }
  })
}
