import type { Log } from '../platform/log.ts'
import { HttpProblem } from '../platform/request.ts'
import type { Limit } from '../domain/rate-limits.ts'
import type { Tell } from '../domain/request-context.ts'
import { type Database, fromNow, now } from '../database/database.ts'
import { codesOfClients, type VerifyCaptcha } from './verification.ts'

/** Lets a call on whose session solved a captcha in the last 30 minutes, or brings the token of one. */
export type RequireCaptcha = (
  sessionHash: string,
  clientAddress: string,
  token: string | null,
  tell: Tell,
) => Promise<void>

const longestToken = 4096

/**
 * Asked before an operation reads anything about customers.
 *
 * @returns a function that throws `HttpProblem('captcha_required')`, and 429 after 300 calls of one client in 5 minutes
 */
export const createRequireCaptcha = (
  db: Database,
  limit: Limit,
  verify: VerifyCaptcha,
  log: Log,
): RequireCaptcha => {
  const isVerified = async (token: string, clientAddress: string, tell: Tell): Promise<boolean> => {
    const { success, 'error-codes': codes = [] } = await verify(token, clientAddress)
    if (success) return true
    const named = codes.slice(0, 5).map((code) => (/^[\w-]{1,40}$/.test(code) ? code : 'unknown'))
    if (named.length > 0 && named.every((code) => codesOfClients.includes(code)))
      tell('captcha refused', { codes: named })
    else log({ event: 'captcha service failed', codes: named.join(' ') })
    return false
  }
  return async (sessionHash, clientAddress, token, tell) => {
    await limit({ name: 'captcha', key: clientAddress, points: 300, seconds: 300 })
    if (token && token.length <= longestToken && (await isVerified(token, clientAddress, tell))) {
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
}
