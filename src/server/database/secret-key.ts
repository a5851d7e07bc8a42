import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from './database.ts'

/** The 32 secret bytes of this installation called `name`, made when first asked for, the same in every process. */
export const secretKey = async (db: Database, name: string): Promise<Buffer> => {
  const value = JSON.stringify(randomBytes(32).toString('base64'))
  await db
    .insertInto('secretKey')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('secretKey')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(v.parse(v.string(), row.value), 'base64')
}
