import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { notVerified, type VerifyCaptcha } from './verification.ts'

/** The lifetime of a captcha token in seconds. Tokens of Google's captcha have the same lifetime. */
const lifetime = 120

export interface FakeCaptcha {
  issueToken(): Promise<string>
  readonly verify: VerifyCaptcha
}

/**
 * The captcha service of the sandbox. A token consists of the time of its creation, a random part, and an HMAC of
 * both.
 */
export const createFakeCaptcha = (db: Database, key: Buffer): FakeCaptcha => {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()

  const isGenuine = (text: string, signature: string) => {
    const received = Buffer.from(signature, 'base64url')
    const expected = sign(text)
    return received.length === expected.length && timingSafeEqual(received, expected)
  }

  /**
   * Stores the token as used. Only the first call for a token succeeds, even if several servers check the same token at
   * the same time.
   * @param expiresAt seconds since 1970, by the database's clock
   */
  const isFirstUse = async (text: string, expiresAt: number) => {
    const tokenHash = createHash('sha256').update(text).digest('hex')
    const stored = await sql`insert into captcha_token (token_hash, expires_at)
      select ${tokenHash}, expires_at from to_timestamp(${expiresAt}::float8) as expires_at where expires_at > now()
      on conflict do nothing`.execute(db)
    return stored.numAffectedRows === 1n
  }

  return {
    async issueToken() {
      const time = sql<string>`floor(extract(epoch from now()))::text`.as('time')
      const { time: issuedAt } = await db.selectNoFrom(time).executeTakeFirstOrThrow()
      const text = `${issuedAt}.${randomBytes(16).toString('base64url')}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    async verify(token) {
      const [time = '', random = '', signature = ''] = token.split('.')
      const text = `${time}.${random}`
      if (!isGenuine(text, signature)) return notVerified('invalid-input-response')
      const isValid = await isFirstUse(text, Number(time) + lifetime)
      return isValid ? { success: true } : notVerified('timeout-or-duplicate')
    },
  }
}
