import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { notVerified, type Verification } from './verification.ts'

/** Milliseconds, as for the tokens of Google's captcha. */
const lifetime = 120_000

/** A token consists of the time of its creation, a random part, and an HMAC of both. */
export const createFakeCaptcha = (db: Database, key: Buffer) => {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()

  const isGenuine = (text: string, signature: string) => {
    const received = Buffer.from(signature, 'base64url')
    const expected = sign(text)
    return received.length === expected.length && timingSafeEqual(received, expected)
  }

  /** Only the first call succeeds, even if several servers check the same token at the same time. */
  const isFirstUse = async (text: string, expiresAt: number) => {
    const tokenHash = createHash('sha256').update(text).digest('hex')
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('captchaToken')
      .values({ tokenHash, expiresAt: new Date(expiresAt) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  return {
    issueToken() {
      const text = `${Date.now()}.${randomBytes(16).toString('base64url')}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    verify: async (token: string): Promise<Verification> => {
      const [time = '', random = '', signature = ''] = token.split('.')
      const text = `${time}.${random}`
      if (!isGenuine(text, signature)) return notVerified('invalid-input-response')
      const expiresAt = Number(time) + lifetime
      if (Date.now() > expiresAt || !(await isFirstUse(text, expiresAt)))
        return notVerified('timeout-or-duplicate')
      return { success: true, challenge_ts: new Date(Number(time)).toISOString() }
    },
  }
}
export type FakeCaptcha = ReturnType<typeof createFakeCaptcha>
