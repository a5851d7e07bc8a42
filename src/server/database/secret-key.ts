import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from './sql/database.ts'

/** The 32 secret bytes of this installation called `name`, made when first asked for, the same in every process. */
export const secretKey = async (sql: Database | Transaction, name: string): Promise<Buffer> => {
  const fresh = randomBytes(32).toString('base64')
  await sql`insert into secret_key (name, value) values (${name}, to_jsonb(${fresh}::text)) on conflict do nothing`
  const [row] = await sql<{ value: string }[]>`select value from secret_key where name = ${name}`
  if (!row) throw new Error(`secret key ${name} is gone`)
  return Buffer.from(row.value, 'base64')
}
