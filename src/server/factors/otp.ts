import { randomInt } from 'node:crypto'
import { normaliseCode } from '../../../machines/rules/verification-code.ts'
import { createLimit, isAllowed, rateLimits, type RateLimit } from '../domain/rate-limits.ts'
import type { Database, Transaction } from '../database/database.ts'
import { tagOf } from '../database/sql/tag.ts'
import { part } from '../database/sql/statement.ts'
import { hasGrant } from '../domain/grants.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { hashSecret, verifySecret } from '../domain/secret-hash.ts'
import { mailCode, textCode } from '../mails/one-time-code.ts'

const codeMinutes = 10
/** Counted on the factor: a new code does not give new attempts. */
const attemptsAllowed = 5
/** Seconds without a code after which the attempts are given back. */
export const lockSeconds = 3600
/** Seconds between two text messages to one number. */
const smsCooldown = 30

export interface Factor {
  readonly id: string
  readonly factorType: 'sms' | 'email'
  /** E.164 phone number or email address. */
  readonly recipient: string
}
export interface GrantedFactor extends Factor {
  readonly status: 'PENDING_ACTIVATION' | 'ACTIVE'
  readonly isLocked: boolean
}

export type OtpContext = Pick<RequestContext, 'db' | 'language' | 'productName' | 'publicOrigin' | 'limit'>
export type IssueOutcome =
  | { readonly kind: 'sent' }
  /** The number got a code less than the cooldown ago. */
  | { readonly kind: 'cooldown'; readonly seconds: number }
  /** Too many wrong codes. */
  | { readonly kind: 'locked' }
  /** The number, or who asks, has had its share of messages. */
  | { readonly kind: 'limitReached' }

const isLocked = part`
  (failed_attempts >= ${attemptsAllowed} and code_sent_at > now() - ${lockSeconds} * interval '1 second')`

/**
 * The factor, locked until the transaction ends: whoever checks or replaces its code meanwhile waits.
 * @returns `undefined` for one that this session was not given, as for one that does not exist
 */
export const lockFactor = async (
  context: RequestContext,
  wanted: { readonly factorId: string; readonly oktaId: string; readonly factorType: Factor['factorType'] },
): Promise<GrantedFactor | undefined> => {
  const isGranted =
    (await hasGrant(context, ['login'], wanted.oktaId)) &&
    (await hasGrant(context, ['factor'], wanted.factorId))
  if (!isGranted) return undefined
  const [factor] = await tagOf(context.db)<GrantedFactor[]>`
    select id, factor_type, recipient, status, ${isLocked} is true as is_locked from factor
    where id = ${wanted.factorId} and okta_id = ${wanted.oktaId} and factor_type = ${wanted.factorType}
    for update`
  return factor
}

/** The phone that has to confirm every sign-in of this person, when there is one. */
export const activeSmsFactor = async (db: Database, oktaId: string): Promise<Factor | undefined> => {
  const [factor] = await tagOf(db)<Factor[]>`
    select id, factor_type, recipient from factor
    where okta_id = ${oktaId} and factor_type = 'sms' and status = 'ACTIVE'`
  return factor
}

/** Two people may share a phone: the cooldown is the number's, whichever login the code was for. */
const lockNumber = async (db: Transaction, { factorType, recipient }: Factor): Promise<void> => {
  if (factorType === 'sms') await tagOf(db)`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`
}

const refusalReason = async (
  db: Transaction,
  { id, factorType }: Factor,
): Promise<Exclude<IssueOutcome, { kind: 'sent' }> | null> => {
  const [row] = await tagOf(db)<{ seconds: number | null; isLocked: boolean }[]>`
    select ${isLocked} is true as is_locked,
      (select ceil(${smsCooldown}::float8 - extract(epoch from clock_timestamp() - max(other.code_sent_at)))::int
        from factor other where other.recipient = factor.recipient) as seconds
    from factor where id = ${id}`
  if (!row || row.isLocked) return { kind: 'locked' }
  const seconds = factorType === 'sms' ? Math.min(row.seconds ?? 0, smsCooldown) : 0
  return seconds > 0 ? { kind: 'cooldown', seconds } : null
}

const send = ({ db, language, ...context }: OtpContext, factor: Factor, code: string): Promise<void> => {
  const deliver = factor.factorType === 'sms' ? textCode : mailCode
  return deliver({ db, ...context }, { to: factor.recipient, language }, { code, minutes: codeMinutes })
}

/**
 * Sends a code of six digits in the place of the one before; only its slow hash is stored.
 * @param limits what else has to allow it; counted only when nothing else refuses
 */
export const issueOtp = async (
  context: OtpContext,
  factor: Factor,
  limits: readonly RateLimit[],
): Promise<IssueOutcome> => {
  const { db } = context
  await tagOf(db)`select 1 from factor where id = ${factor.id} for update`
  await lockNumber(db, factor)
  const refusal = await refusalReason(db, factor)
  if (refusal) return refusal
  for (const limit of limits) if (!(await isAllowed(context.limit, limit))) return { kind: 'limitReached' }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await tagOf(db)`
    update factor set code_hash = ${await hashSecret(code)}, code_sent_at = now(),
      code_expires_at = now() + ${codeMinutes} * interval '1 minute',
      failed_attempts = case when code_sent_at < now() - ${lockSeconds} * interval '1 second' then 0 else failed_attempts end
    where id = ${factor.id}`
  await send(context, factor, code)
  return { kind: 'sent' }
}

/** As `issueOtp`, in a transaction of its own. */
export const issueSignInOtp = (
  database: Database,
  factor: Factor,
  context: Omit<OtpContext, 'db' | 'limit'>,
): Promise<IssueOutcome> =>
  database
    .transaction()
    .execute((db) =>
      issueOtp({ ...context, db, limit: createLimit(db) }, factor, [
        rateLimits.smsByNumber(factor.recipient),
      ]),
    )

/** `lastWrong` is the wrong code after which no other counts. */
export type CheckOutcome = 'right' | 'wrong' | 'lastWrong' | 'expired' | 'locked'

const uncheckedOutcome = async (db: Database, factorId: string): Promise<CheckOutcome> => {
  const [factor] = await tagOf(db)<{ isLocked: boolean; hadCode: boolean }[]>`
    select ${isLocked} is true as is_locked, code_expires_at is not null as had_code from factor where id = ${factorId}`
  if (!factor || factor.isLocked) return 'locked'
  return factor.hadCode ? 'expired' : 'wrong'
}

/**
 * Checks a code as typed, spaces and dashes accepted. The attempt counts before it is compared, so that 16 at once are
 * 16; a right code works once and makes its factor ACTIVE. It ends the cooldown, too: whoever typed it has the phone,
 * and would else sign in to a page that sent nothing.
 */
export const checkOtp = async (db: Database, factorId: string, typed: string): Promise<CheckOutcome> => {
  const [row] = await tagOf(db)<{ codeHash: string; failedAttempts: number }[]>`
    update factor set failed_attempts = failed_attempts + 1
    where id = ${factorId} and failed_attempts < ${attemptsAllowed} and code_expires_at > now()
      and code_hash is not null
    returning code_hash, failed_attempts`
  if (!row) return uncheckedOutcome(db, factorId)
  if (!(await verifySecret(normaliseCode(typed), row.codeHash)))
    return row.failedAttempts >= attemptsAllowed ? 'lastWrong' : 'wrong'
  const { count } = await tagOf(db)`
    update factor set status = 'ACTIVE', failed_attempts = 0, code_hash = null, code_sent_at = null
    where id = ${factorId} and code_hash = ${row.codeHash}`
  return count === 1 ? 'right' : 'expired'
}
