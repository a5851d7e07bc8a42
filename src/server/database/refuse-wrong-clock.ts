import { sql } from 'kysely'
import { StartupError } from '../platform/startup-error.ts'
import type { Database } from './database.ts'

/** Seconds. The clients of the identity provider tolerate a few minutes. */
const tolerated = 60

/** Limits, links and codes use the database's clock, but oidc-provider dates the tokens with the server's. */
export const refuseWrongClock = async (db: Database): Promise<void> => {
  const epoch = sql<number>`extract(epoch from clock_timestamp())::float8`.as('epoch')
  const { epoch: right } = await db.selectNoFrom(epoch).executeTakeFirstOrThrow()
  const seconds = Math.round(Date.now() / 1000 - right)
  if (Math.abs(seconds) <= tolerated) return
  const difference = `${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'}`
  throw new StartupError(`the clock of this server is ${difference} the clock of the database`)
}
