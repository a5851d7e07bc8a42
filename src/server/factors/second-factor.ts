import { randomInt } from 'node:crypto'
import { HttpProblem } from '../platform/http-problem.ts'
import { createLimit } from '../domain/limits.ts'
import { queueMessage } from '../mails/outbox.ts'
import { codeMinutes, guesses, lockSeconds } from './factor-code.ts'
import { rules } from '../domain/rate-limits.ts'
import { texts } from '../mails/message-texts.ts'
import type { Database } from '../database/sql/database.ts'
import { part } from '../database/sql/statement.ts'
import { hashSecret, verifySecret } from '../domain/secret-hash.ts'
import type { Language } from '../platform/language.ts'

/** Seconds between two codes. */
export const resendCooldown = 30

export interface SmsFactor {
  readonly id: string
  /** E.164 */
  readonly recipient: string
}
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** A code went to the phone less than the cooldown ago. */
  | { readonly kind: 'cooldown'; readonly seconds: number }
  | { readonly kind: 'blocked' }
export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'blocked'

/** The phone that has to confirm every sign-in of this person, when there is one. */
export const activeSmsFactor = async (sql: Database, oktaId: string): Promise<SmsFactor | undefined> => {
  const [factor] = await sql<SmsFactor[]>`
    select id, recipient from factor where okta_id = ${oktaId} and factor_type = 'sms' and status = 'ACTIVE'`
  return factor
}

/** When a number last got a code, of whichever login: two people may share a phone (quality T12). */
const lastSent = part`(select max(code_sent_at) from factor other where other.recipient = factor.recipient)`

const whyNot = async (sql: Database, { id }: SmsFactor): Promise<SendOutcome | null> => {
  const [row] = await sql<{ seconds: number | null; isLocked: boolean }[]>`
    select ceil(${resendCooldown}::float8 - extract(epoch from now() - ${lastSent}))::int as seconds,
      failed_attempts >= ${guesses} and code_sent_at > now() - ${lockSeconds} * interval '1 second' as is_locked
    from factor where id = ${id} and status = 'ACTIVE'`
  if (!row || row.isLocked) return { kind: 'blocked' }
  const seconds = row.seconds ?? 0
  return seconds > 0 ? { kind: 'cooldown', seconds } : null
}

/** The share of messages a number gets in a day is one for sign-in and registration together (quality T12). */
const takesMore = async (sql: Database, phone: string): Promise<boolean> => {
  try {
    await createLimit(sql)(rules.smsByNumber(phone))
    return true
  } catch (refusal) {
    if (refusal instanceof HttpProblem) return false
    throw refusal
  }
}

/**
 * Sends a code of 6 digits that holds for 10 minutes and replaces the one before it.
 * @param host what browsers bind the code to, as `mywater.example`
 */
export const sendCode = async (
  sql: Database,
  factor: SmsFactor,
  language: Language,
  productName: string,
  host: string,
): Promise<SendOutcome> => {
  const refusal = await whyNot(sql, factor)
  if (refusal) return refusal
  if (!(await takesMore(sql, factor.recipient))) return { kind: 'blocked' }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await hashSecret(code)
  const isSent = await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${factor.recipient}, 0))`
    const { count } = await transaction`
      update factor set code_hash = ${codeHash}, code_sent_at = now(),
        code_expires_at = now() + ${codeMinutes} * interval '1 minute',
        failed_attempts = case when code_sent_at < now() - ${lockSeconds} * interval '1 second' then 0
          else failed_attempts end
      where id = ${factor.id}
        and coalesce(${lastSent} < clock_timestamp() - ${resendCooldown} * interval '1 second', true)`
    if (count === 0) return false
    const body = texts[language].codeSms({ productName, code, minutes: codeMinutes, host })
    await queueMessage(transaction, { kind: 'sms', to: factor.recipient, body, language })
    return true
  })
  return isSent ? { kind: 'sent' } : { kind: 'cooldown', seconds: resendCooldown }
}

/**
 * Counts the try first, so that 16 guesses at once are 16 guesses; a right code works once. It ends the wait for the
 * next one too: whoever typed it has the phone, and would else sign in again to a page that sent nothing.
 */
export const checkCode = async (sql: Database, factorId: string, code: string): Promise<CodeOutcome> => {
  const [row] = await sql<{ codeHash: string | null; failedAttempts: number }[]>`
    update factor set failed_attempts = failed_attempts + 1
    where id = ${factorId} and failed_attempts < ${guesses} and code_expires_at > now() and code_hash is not null
    returning code_hash, failed_attempts`
  if (!row?.codeHash) {
    const [factor] = await sql`select 1 from factor where id = ${factorId} and failed_attempts < ${guesses}`
    return factor ? 'expired' : 'blocked'
  }
  if (!(await verifySecret(code, row.codeHash))) return row.failedAttempts >= guesses ? 'blocked' : 'wrong'
  const { count } = await sql`
    update factor set failed_attempts = 0, code_hash = null, code_sent_at = null where id = ${factorId} and code_hash = ${row.codeHash}`
  return count === 1 ? 'right' : 'expired'
}
