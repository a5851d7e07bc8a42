import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { acquireLock, ago, type Database, fromNow, now, type Transaction } from '../database/database.ts'
import { type HashCaller, callerByLogin } from '../domain/hash-caller.ts'
import type { RateLimit } from '../domain/limit.ts'
import { createLimit, findUsedUp, rateLimits } from '../domain/rate-limits.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { type Hash, hashSecret, type OneTimeCode } from '../domain/secret-hash.ts'
import { mailCode, textCode } from '../mails/one-time-code.ts'
import { type Factor, isLocked, lockSeconds } from './factor.ts'
import { budgetOfAll, isBudget, isCountryAllowed } from './sms-policy.ts'

const codeMinutes = 10
/** Seconds between two text messages to one number. */
const smsCooldown = 30

/** Hashed before the transaction begins. */
export type NewOtp = Readonly<{ code: OneTimeCode; codeHash: Hash }>

/** Hashing is slow on purpose. */
export const createOtp = async (caller: HashCaller): Promise<NewOtp> => {
  const digit = () => randomInt(10)
  const code: OneTimeCode = `${digit()}${digit()}${digit()}${digit()}${digit()}${digit()}`
  return { code, codeHash: await hashSecret(code, caller) }
}

export type OtpContext = Pick<
  RequestContext,
  'db' | 'language' | 'productName' | 'supportPhone' | 'publicOrigin' | 'limit' | 'sms' | 'clientAddress'
>
export type IssueOutcome =
  | { readonly kind: 'sent' }
  /** Less than 30 seconds since the last code to this number. */
  | { readonly kind: 'cooldown'; readonly seconds: number }
  | { readonly kind: 'locked' }
  /** For this phone number or this client. */
  | { readonly kind: 'limitReached'; readonly retryAfter: number }
  /** There is no gateway, or the number's country is not allowed. */
  | { readonly kind: 'notServed' }
  /** The daily limit of all servers. */
  | { readonly kind: 'budgetUsedUp' }

/** Not the login: two customers can have the same phone, and the minimum time applies to the number. */
const lockNumber = async (db: Transaction, { factorType, recipient }: Factor): Promise<void> => {
  if (factorType === 'sms') await acquireLock(db, recipient)
}

type Refusal = Exclude<IssueOutcome, { kind: 'sent' }>

interface CodeState {
  readonly isUsable: boolean
  readonly refusal: Refusal | null
}

export const codeState = async (db: Database, { id, factorType }: Factor): Promise<CodeState> => {
  const row = await db
    .selectFrom('factor')
    .select((eb) => [
      isLocked(eb).as('isLocked'),
      eb.and([eb('codeHash', 'is not', null), eb('codeExpiresAt', '>', now)]).as('isValid'),
      eb
        .selectFrom('factor as other')
        .whereRef('other.recipient', '=', 'factor.recipient')
        .select((others) => {
          const lastSent = others.fn.max('other.codeSentAt')
          return sql<number>`ceil(${smsCooldown}::float8 - extract(epoch from clock_timestamp() - ${lastSent}))::int`.as(
            'seconds',
          )
        })
        .as('seconds'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.isLocked) return { isUsable: false, refusal: { kind: 'locked' } }
  const seconds = factorType === 'sms' ? Math.min(row.seconds ?? 0, smsCooldown) : 0
  return { isUsable: row.isValid === true, refusal: seconds > 0 ? { kind: 'cooldown', seconds } : null }
}

/** Called before hashing, which is slow, and again after the phone number is locked. */
export const refusalReason = async (db: Database, factor: Factor): Promise<Refusal | null> =>
  (await codeState(db, factor)).refusal

const usedUp = async (context: OtpContext, limits: readonly RateLimit[]): Promise<IssueOutcome | null> => {
  const found = await findUsedUp(context.limit, ...limits)
  if (!found) return null
  if (!isBudget(found.rule)) return { kind: 'limitReached', retryAfter: found.retryAfter }
  context.sms.onBudgetUsedUp()
  return { kind: 'budgetUsedUp' }
}

const send = ({ db, language, ...context }: OtpContext, factor: Factor, code: string): Promise<void> => {
  const deliver = factor.factorType === 'sms' ? textCode : mailCode
  return deliver({ db, ...context }, { to: factor.recipient, language }, { code, minutes: codeMinutes })
}

/**
 * @param factor a factor that this transaction has locked or created
 * @param limits additional ones, counted only if there is no other reason to refuse the code
 */
export const issueOtp = async (
  context: OtpContext,
  factor: Factor,
  { code, codeHash }: NewOtp,
  limits: readonly RateLimit[],
): Promise<IssueOutcome> => {
  const { db } = context
  await lockNumber(db, factor)
  const refusal = await refusalReason(db, factor)
  if (refusal) return refusal
  const isSms = factor.factorType === 'sms'
  if (isSms && !isCountryAllowed(context.sms, factor.recipient)) return { kind: 'notServed' }
  const over = await usedUp(
    context,
    isSms ? [...limits, budgetOfAll(context.sms, context.clientAddress)] : limits,
  )
  if (over) return over
  await db
    .updateTable('factor')
    .set((eb) => ({
      codeHash,
      recipient: factor.recipient,
      codeSentAt: now,
      codeExpiresAt: fromNow(codeMinutes, 'minute'),
      failedAttempts: eb
        .case()
        .when('codeSentAt', '<', ago(lockSeconds, 'second'))
        .then(0)
        .else(eb.ref('failedAttempts'))
        .end(),
    }))
    .where('id', '=', factor.id)
    .execute()
  await send(context, factor, code)
  return { kind: 'sent' }
}

/** In a separate transaction. Only for a person who has already given the right password. */
export const issueSignInOtp = async (
  database: Database,
  factor: Factor,
  context: Omit<OtpContext, 'db' | 'limit'>,
): Promise<IssueOutcome> => {
  const refusal = await refusalReason(database, factor)
  if (refusal) return refusal
  const otp = await createOtp(callerByLogin(factor.id))
  return database.transaction().execute(async (db) => {
    const locked = await db
      .selectFrom('factor')
      .innerJoin('login', 'login.oktaId', 'factor.oktaId')
      .select(['factor.id', 'factor.factorType', 'factor.recipient', 'login.passwordHash'])
      .where('factor.id', '=', factor.id)
      .forUpdate('factor')
      .executeTakeFirst()
    if (!locked) return { kind: 'locked' }
    const limits = [rateLimits.smsByFactor(locked.id, locked.passwordHash)]
    return issueOtp({ ...context, db, limit: createLimit(db) }, locked, otp, limits)
  })
}
