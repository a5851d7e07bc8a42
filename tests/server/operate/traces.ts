import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'

/** Which tables contain which of the texts, in any column. */
export const findTraces = async (db: Database, ...texts: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const found = []
  for (const { name } of tables)
    for (const text of texts) {
      const { rows } = await sql`select from ${sql.table(name)} as row
        where strpos(lower(row::text), ${text.toLowerCase()}) > 0`.execute(db)
      if (rows.length > 0) found.push(`${name} contains ${text}`)
    }
  return found
}
