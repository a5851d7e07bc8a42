import { HttpProblem } from '../platform/http-problem.ts'
import type { Limit } from '../domain/rate-limits.ts'
import type { Database } from '../database/sql/database.ts'
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
  (sql: Database, limit: Limit, verify: VerifyCaptcha): RequireCaptcha =>
  async (sessionHash, clientAddress, token) => {
    await limit({ name: 'captcha', key: clientAddress, points: 300, seconds: 300 })
    if (token && token.length <= longestToken && (await verify(token, clientAddress)).success) {
      await sql`insert into permit (session_hash, kind, subject, expires_at)
        values (${sessionHash}, 'captcha', '', now() + interval '30 minutes')
        on conflict (session_hash, kind, subject) do update set expires_at = excluded.expires_at`
      return
    }
    const [captchaPass] = await sql`select 1 from permit
      where session_hash = ${sessionHash} and kind = 'captcha' and subject = '' and expires_at > now()`
    if (!captchaPass) throw new HttpProblem('captcha_required')
  }
