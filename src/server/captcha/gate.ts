import { Fault } from '../platform/fault.ts'
import type { Limit } from '../domain/limits.ts'
import { type Database, fromNow, now } from '../database/database.ts'
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
  (db: Database, limit: Limit, verify: VerifyCaptcha): Gate =>
  async (sessionHash, clientAddress, token) => {
    await limit({ name: 'gated', key: clientAddress, points: 300, seconds: 300 })
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
    const pass = await db
      .selectFrom('permit')
      .select('kind')
      .where('sessionHash', '=', sessionHash)
      .where('kind', '=', 'captcha')
      .where('subject', '=', '')
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    if (!pass) throw new Fault('captcha_required')
  }
