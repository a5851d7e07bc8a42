import type { Log } from '../platform/log.ts'
import { HttpProblem } from '../platform/request.ts'
import { LimitReached, rateLimits, takeAttemptsAndRead } from '../domain/rate-limits.ts'
import type { LogSecurityEvent } from '../domain/request-context.ts'
import { type Database, fromNow, now } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { expressionBuilder } from 'kysely'
import { codesOfClients, type VerifyCaptcha } from './verification.ts'

/** A captcha counts for 30 minutes of its session. */
export type RequireCaptcha = (
  sessionHash: string,
  clientAddress: string,
  token: string | null,
  logSecurityEvent: LogSecurityEvent,
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
 * Runs before an operation reads any customer data.
 * @returns a function that throws `captcha_required`, or status 429 after 300 calls of one client in 5 minutes
 */
export const createRequireCaptcha = (db: Database, verify: VerifyCaptcha, log: Log): RequireCaptcha => {
  const isVerified = async (
    token: string,
    clientAddress: string,
    logSecurityEvent: LogSecurityEvent,
  ): Promise<boolean> => {
    const { success, 'error-codes': codes = [] } = await verify(token, clientAddress)
    if (success) return true
    const named = codes.slice(0, 5).map((code) => (/^[\w-]{1,40}$/.test(code) ? code : 'unknown'))
    if (named.length > 0 && named.every((code) => codesOfClients.includes(code)))
      logSecurityEvent('captcha_refused', { codes: named })
    else log({ event: 'captcha_service_failed', codes: named.join(' ') })
    return false
  }
  return async (sessionHash, clientAddress, token, logSecurityEvent) => {
    const pass = hasPass(db, sessionHash)
    const { usedUp, value: hadPass } = await takeAttemptsAndRead(
      db,
      [rateLimits.captchaByClient(clientAddress)],
      pass,
    )
    if (usedUp) throw new LimitReached(usedUp)
    if (token === null || token === '' || token.length > longestToken) {
      if (!hadPass) throw new HttpProblem('captcha_required')
      return
    }
    if (await isVerified(token, clientAddress, logSecurityEvent)) {
      await givePass(db, sessionHash)
      return
    }
    // A parallel call of the same session has just used this token: this call is accepted too.
    const { hasOne } = await db.selectNoFrom(pass.as('hasOne')).executeTakeFirstOrThrow()
    if (!hasOne) throw new HttpProblem('captcha_required')
  }
}
