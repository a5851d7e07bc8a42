import { HttpProblem } from '../platform/request.ts'
import { LimitReached, takeAttemptsAndRead } from '../domain/rate-limits.ts'
import { type Database, fromNow, now } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { expressionBuilder } from 'kysely'
import * as v from 'valibot'

/** Lets a call on whose session solved a captcha in the last 30 minutes, or brings the token of one. */
export type RequireCaptcha = (
  sessionHash: string,
  clientAddress: string,
  token: string | null,
) => Promise<void>

const longestToken = 4096

const hasPass = (db: Database, sessionHash: string) =>
  expressionBuilder<Schema>().exists(
    db
      .selectFrom('permit')
      .select('kind')
      .where('sessionHash', '=', sessionHash)
      .where('kind', '=', 'captcha')
      .where('subject', '=', '')
      .where('expiresAt', '>', now),
  )

const givePass = (db: Database, sessionHash: string) => {
  const expiresAt = fromNow(30, 'minute')
  return db
    .insertInto('permit')
    .values({ sessionHash, kind: 'captcha', subject: '', expiresAt })
    .onConflict((conflict) => conflict.columns(['sessionHash', 'kind', 'subject']).doUpdateSet({ expiresAt }))
    .execute()
}

/**
 * Asked before an operation reads anything about customers.
 *
 * @returns a function that throws `HttpProblem('captcha_required')`, and 429 after 300 calls of one client in 5 minutes
 */
export const createRequireCaptcha =
  (db: Database, verify: VerifyCaptcha): RequireCaptcha =>
  async (sessionHash, clientAddress, token) => {
    const rule = { name: 'captcha', key: clientAddress, points: 300, seconds: 300 }
    const pass = hasPass(db, sessionHash)
    const { usedUp, value: hadPass } = await takeAttemptsAndRead(db, [rule], pass)
    if (usedUp) throw new LimitReached(usedUp)
    if (token === null || token === '' || token.length > longestToken) {
      if (!hadPass) throw new HttpProblem('captcha_required')
      return
    }
    if ((await verify(token, clientAddress)).success) {
      await givePass(db, sessionHash)
      return
    }
    // another call of the session may have spent the token meanwhile, and got the pass for it
    const { hasOne } = await db.selectNoFrom(pass.as('hasOne')).executeTakeFirstOrThrow()
    if (!hasOne) throw new HttpProblem('captcha_required')
  }

const answer = v.object({
  success: v.boolean(),
  challenge_ts: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string())),
})
/** What Google's `siteverify` answers. */
export type Verification = v.InferOutput<typeof answer>
/** Spends a captcha token: it verifies once. */
export type VerifyCaptcha = (token: string, clientAddress: string) => Promise<Verification>

export const notVerified = (reason: string): Verification => ({ success: false, 'error-codes': [reason] })

/** Verification by a service in Google's `siteverify` shape. One that cannot be reached lets nobody pass. */
export const createServiceVerification =
  (url: string, secret: string): VerifyCaptcha =>
  async (token, clientAddress) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: clientAddress }),
        signal: AbortSignal.timeout(5000),
        redirect: 'error',
      })
      return v.parse(answer, await response.json())
    } catch {
      return notVerified('unreachable')
    }
  }
