import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../database/sql/database.ts'

/** At most `tries` failures of `subject` in `seconds`; a success gives the tries back. */
export interface TryRule {
  readonly subject: readonly string[]
  readonly tries: number
  readonly seconds: number
}

const keyOf = ({ subject }: TryRule): string =>
  `tries:${createHash('sha256').update(JSON.stringify(subject)).digest('base64url')}`

/**
 * Counts a try before it is made, so that guesses in parallel all count.
 * @returns seconds to wait when none is left, else 0
 */
export const takeTry = async (sql: Database | Transaction, rule: TryRule): Promise<number> => {
  const now = Date.now()
  const [row] = await sql<{ points: number; expire: string }[]>`
    insert into rate_limit (key, points, expire) values (${keyOf(rule)}, 1, ${now + rule.seconds * 1000})
    on conflict (key) do update set
      points = case when rate_limit.expire <= ${now} then 1 else rate_limit.points + 1 end,
      expire = case when rate_limit.expire <= ${now} then excluded.expire else rate_limit.expire end
    returning points, expire::text`
  if (!row || row.points <= rule.tries) return 0
  return Math.max(1, Math.ceil((Number(row.expire) - now) / 1000))
}

/** Takes back one try that was none: others share its subject. */
export const returnOneTry = async (sql: Database | Transaction, rule: TryRule): Promise<void> => {
  await sql`update rate_limit set points = points - 1 where key = ${keyOf(rule)} and points > 0`
}

/** Forgets the failures of a subject that has shown who it is. */
export const returnTries = async (sql: Database | Transaction, rule: TryRule): Promise<void> => {
  await sql`delete from rate_limit where key = ${keyOf(rule)}`
}
