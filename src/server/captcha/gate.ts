import { Fault } from '../platform/fault.ts'
import type { Limit } from '../domain/rate-limits.ts'
import type { Database } from '../database/sql/database.ts'
import type { VerifyCaptcha } from './verify-captcha.ts'

/** Lets a call pass whose session solved a captcha in the last 30 minutes, or brings the token of one. */
export type Gate = (sessionHash: string, clientAddress: string, token: string | null) => Promise<void>

const longestToken = 4096

/**
 * Contract §2, Captcha. Stands before every gated call, so that nothing about customers is read without a pass.
 *
 * @returns a gate that throws `Fault('captcha_required')`, and 429 after 300 gated calls of one client in 5 minutes
 */
export const createGate =
  (sql: Database, limit: Limit, verify: VerifyCaptcha): Gate =>
  async (sessionHash, clientAddress, token) => {
    await limit({ name: 'gated', key: clientAddress, points: 300, seconds: 300 })
    if (token && token.length <= longestToken && (await verify(token, clientAddress)).success) {
      await sql`insert into permit (session_hash, kind, subject, expires_at)
        values (${sessionHash}, 'captcha', '', now() + interval '30 minutes')
        on conflict (session_hash, kind, subject) do update set expires_at = excluded.expires_at`
      return
    }
    const [pass] = await sql`select 1 from permit
      where session_hash = ${sessionHash} and kind = 'captcha' and subject = '' and expires_at > now()`
    if (!pass) throw new Fault('captcha_required')
  }
