import { randomInt } from 'node:crypto'
import { type ExpressionBuilder, type NotNull, sql } from 'kysely'
import { readCode } from '../../../machines/rules/verification-code.ts'
import type { RateLimit } from '../domain/limit.ts'
import { createLimit, findUsedUp, rateLimits } from '../domain/rate-limits.ts'
import { acquireLock, ago, type Database, fromNow, now, type Transaction } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { isGrantHeld } from '../domain/grants.ts'
import type { CallContext, RequestContext } from '../domain/request-context.ts'
import { type HashCaller, callerByLogin } from '../domain/hash-caller.ts'
import { type Hash, hashSecret, matchingHash, type OneTimeCode } from '../domain/secret-hash.ts'
import { mailCode, textCode } from '../mails/one-time-code.ts'
import { budgetOfAll, isBudget, isCountryAllowed } from './sms-policy.ts'

const codeMinutes = 10
/** For the factor and not for the code, so that a new code does not allow more attempts. */
const attemptsAllowed = 5
/** Starts again with each code that is sent. */
export const lockSeconds = 3600
/** Seconds between two text messages to one number. */
const smsCooldown = 30

export interface Factor {
  readonly id: string
  readonly factorType: 'sms' | 'email'
  /** E.164, or an email address. */
  readonly recipient: string
}
export interface GrantedFactor extends Factor {
  readonly status: 'PENDING_ACTIVATION' | 'ACTIVE'
  readonly isLocked: boolean
}

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

const isLocked = (eb: ExpressionBuilder<Schema, 'factor'>) => {
  const wasSentRecently = eb('factor.codeSentAt', '>', ago(lockSeconds, 'second'))
  return sql<boolean>`${eb.and([eb('factor.failedAttempts', '>=', attemptsAllowed), wasSentRecently])} is true`
}

interface WantedFactor {
  readonly factorId: string
  readonly oktaId: string
  readonly factorType: Factor['factorType']
}

const factorOf = (context: CallContext, { oktaId, factorId, factorType }: WantedFactor) =>
  context.db
    .selectFrom('factor')
    .select((eb) => [
      'id',
      'factorType',
      'recipient',
      'status',
      isLocked(eb).as('isLocked'),
      eb
        .and([isGrantHeld(context, ['login'], oktaId), isGrantHeld(context, ['factor'], factorId)])
        .as('isGiven'),
    ])
    .where('id', '=', factorId)
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', factorType)

/** This session created its login, or the customer is signed in with it. */
const onlyIfGranted = async (
  context: CallContext,
  { oktaId }: WantedFactor,
  found: Awaited<ReturnType<ReturnType<typeof factorOf>['executeTakeFirst']>>,
): Promise<GrantedFactor | undefined> =>
  found?.isGiven || (await context.customer())?.oktaId === oktaId ? found : undefined

/** @returns `undefined` if neither this session nor the signed-in customer has access to the factor */
export const findFactor = async (
  context: CallContext,
  wanted: WantedFactor,
): Promise<GrantedFactor | undefined> => {
  return onlyIfGranted(context, wanted, await factorOf(context, wanted).executeTakeFirst())
}

/** A parallel call cannot replace the factor's code. */
export const lockFactor = async (
  context: RequestContext,
  wanted: WantedFactor,
): Promise<GrantedFactor | undefined> => {
  return onlyIfGranted(context, wanted, await factorOf(context, wanted).forUpdate().executeTakeFirst())
}

export const activeSmsFactor = (db: Database, oktaId: string): Promise<Factor | undefined> =>
  db
    .selectFrom('factor')
    .select(['id', 'factorType', 'recipient'])
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', 'sms')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()

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

/** `lastWrong`: no further attempt is allowed. */
export type CheckOutcome = 'right' | 'wrong' | 'lastWrong' | 'expired' | 'locked'

type Guess =
  | { readonly kind: 'right'; readonly codeHash: Hash }
  | { readonly kind: Exclude<CheckOutcome, 'right'> }

const uncheckedOutcome = async (db: Database, factorId: string): Promise<Guess> => {
  const factor = await db
    .selectFrom('factor')
    .select((eb) => [isLocked(eb).as('isLocked'), 'codeExpiresAt'])
    .where('id', '=', factorId)
    .executeTakeFirst()
  if (!factor || factor.isLocked) return { kind: 'locked' }
  return { kind: factor.codeExpiresAt === null ? 'wrong' : 'expired' }
}

/** Counted before the comparison, so that parallel attempts are too. A text without a code uses up none. */
export const guessOtp = async (
  db: Database,
  factorId: string,
  typed: string,
  caller: HashCaller,
): Promise<Guess> => {
  const code = readCode(typed)
  if (code === '') return { kind: 'wrong' }
  const row = await db
    .updateTable('factor')
    .set((eb) => ({ failedAttempts: eb('failedAttempts', '+', 1) }))
    .where('id', '=', factorId)
    .where('failedAttempts', '<', attemptsAllowed)
    .where('codeExpiresAt', '>', now)
    .where('codeHash', 'is not', null)
    .returning(['codeHash', 'failedAttempts'])
    .$narrowType<{ codeHash: NotNull }>()
    .executeTakeFirst()
  if (!row) return uncheckedOutcome(db, factorId)
  const codeHash = await matchingHash(code, row.codeHash, caller)
  if (codeHash) return { kind: 'right', codeHash }
  return { kind: row.failedAttempts >= attemptsAllowed ? 'lastWrong' : 'wrong' }
}

/**
 * A mailed code proves only the address to which it was mailed. The next code can be sent at once, because the person
 * might need it for the next sign-in.
 * @returns false if the code was used or replaced, or if the address of the login has changed
 */
export const redeemOtp = async (db: Database, factorId: string, codeHash: Hash): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('factor')
    .set({ status: 'ACTIVE', failedAttempts: 0, codeHash: null, codeSentAt: null })
    .where('id', '=', factorId)
    .where('codeHash', '=', codeHash)
    .where((eb) => {
      const email = eb.selectFrom('login').select('email').whereRef('login.oktaId', '=', 'factor.oktaId')
      return eb.or([eb('factorType', '=', 'sms'), eb('recipient', '=', email)])
    })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const checkOtp = async (
  db: Database,
  factorId: string,
  typed: string,
  caller: HashCaller,
): Promise<CheckOutcome> => {
  const guess = await guessOtp(db, factorId, typed, caller)
  if (guess.kind !== 'right') return guess.kind
  return (await redeemOtp(db, factorId, guess.codeHash)) ? 'right' : 'expired'
}

/** Whoever knew the old password could lock the owner's phone with wrong codes. */
export const forgiveWrongCodes = async (db: Database, oktaId: string): Promise<void> => {
  await db.updateTable('factor').set({ failedAttempts: 0 }).where('oktaId', '=', oktaId).execute()
}
