import { HttpProblem } from '../platform/http-problem.ts'
import type { Limit } from '../domain/limits.ts'
import { type Database, fromNow, now } from '../database/database.ts'
import type { VerifyCaptcha } from './verify-captcha.ts'

/** Lets a call on whose session solved a captcha in the last 30 minutes, or brings the token of one. */
export type RequireCaptcha = (
  sessionHash: string,
  clientAddress: string,
  token: string | null,
) => Promise<void>

const longestToken = 4096

/**
 * Asked before an operation reads anything about customers.
 *
 * @returns a function that throws `HttpProblem('captcha_required')`, and 429 after 300 calls of one client in 5 minutes
 */
export const createRequireCaptcha =
  (db: Database, limit: Limit, verify: VerifyCaptcha): RequireCaptcha =>
  async (sessionHash, clientAddress, token) => {
    await limit({ name: 'captcha', key: clientAddress, points: 300, seconds: 300 })
    if (token && token.length <= longestToken && (await verify(token, clientAddress)).success) {
      const expiresAt = fromNow(30, 'minute')
      await db
        .insertInto('permit')
        .values({ sessionHash, kind: 'captcha', subject: '', expiresAt })
        .onConflict((conflict) =>
          conflict.columns(['sessionHash', 'kind', 'subject']).doUpdateSet({ expiresAt }),
        )
        .execute()
      return
    }
    const captchaPass = await db
      .selectFrom('permit')
      .select('kind')
      .where('sessionHash', '=', sessionHash)
      .where('kind', '=', 'captcha')
      .where('subject', '=', '')
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    if (!captchaPass) throw new HttpProblem('captcha_required')
  }
