import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpProblem } from '../platform/http-problem.ts'
import type { Database } from '../database/sql/database.ts'

/** At most `points` uses in `seconds`, counted by `key` (an address, an account number) under `name`. */
export interface LimitRule {
  readonly name: string
  readonly key: string
  readonly points: number
  readonly seconds: number
}
export type Limit = (rule: LimitRule) => Promise<void>

const keyed = (rule: LimitRule) => `${rule.name}:${createHash('sha256').update(rule.key).digest('base64url')}`

/** The part of the `pg` driver that the limiter's store calls. */
const pgClient = (sql: Database) => ({
  query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
    const rows = await sql.text(text, values)
    return { rows: [...rows], rowCount: rows.count }
  },
})

/**
 * Limits shared by every server process. `sql` has to be a pool of its own: a use counts at once, also when the
 * transaction it happens in rolls back, and waiting for a connection while holding one could lock the pool up.
 *
 * @returns a function that throws `HttpProblem('too_many_requests')` with the seconds left when a rule is used up
 */
export const createLimit = (sql: Database): Limit => {
  const storeClient = pgClient(sql)
  return async (rule) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points: rule.points,
      duration: rule.seconds,
    })
    try {
      await limiter.consume(keyed(rule))
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new HttpProblem('too_many_requests', Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      throw refusal
    }
  }
}
