import { createHash } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import { HttpProblem } from '../platform/request.ts'
import type { Database } from '../database/database.ts'
import { normaliseEmail, normaliseLoginId } from './spelling.ts'
import { declareLimit, type RateLimit } from './limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const ofServer = { protects: 'server', from: 'client' } as const
const ofHolder = { protects: 'server', from: 'holder' } as const
const ofPerson = { protects: 'person', from: 'client' } as const
const ofPersonFromAll = { protects: 'person', from: 'all' } as const
const ofPersonsHolder = { protects: 'person', from: 'holder' } as const
const ofServerFromAll = { protects: 'server', from: 'all' } as const
const ofOperatorFromAll = { protects: 'operator', from: 'all' } as const

const inLowerCase = (typed: string): string => typed.toLowerCase()

/** Attempts in a time. An unknown value is counted too, so that a limit does not reveal who is a customer. */
export const rateLimits = {
  eligibilityByAccount: declareLimit('eligibility', ofPerson, 20, hour),
  /** Many clients together cannot guess the name on a bill. */
  eligibilityByAccountOfAll: declareLimit('eligibility-all', ofPersonFromAll, 200, hour),
  accountExistsByAccount: declareLimit('account-exists', ofPerson, 20, hour),
  eligibilityByClient: declareLimit('eligibility-client', ofServer, 300, hour),
  /** Hashing a password is slow. */
  creationBySession: declareLimit('creation-session', ofHolder, 60, hour),
  loginIdByClient: declareLimit('login-id', ofServer, 300, hour),
  serviceLogin: declareLimit('service-login', ofServer, 60, minute),
  captchaByClient: declareLimit('captcha', ofServer, 300, 5 * minute),
  /** With the first mail of the registration. One client gets five. */
  activationMailByLogin: declareLimit('activation-mail', ofPersonFromAll, 7, day, normaliseLoginId),
  activationMailByAddress: declareLimit('activation-mail-address', ofPersonFromAll, 20, day, normaliseEmail),
  /** A registration can be activated for 21 days. */
  emailChangeByLogin: declareLimit('email-change', ofHolder, 3, 21 * day),
  mailByClient: declareLimit('mail-client', ofServer, 300, hour),
  /** Right and wrong codes. */
  linkByClient: declareLimit('link-client', ofServer, 600, hour),
  /** The primary holder gets a mail about each switch between paper and paperless bills. */
  switchByAccount: declareLimit('bills', ofHolder, 10, day),
  /** Each such call can store a row. */
  submitByClient: declareLimit('submit-client', ofServer, 600, hour),
  /** Hashing a password needs much processor time. */
  resetByLink: declareLimit('reset-link', ofHolder, 20, hour),
  /** The server stores each report for 30 days. */
  reportBySession: declareLimit('report-session', ofHolder, 10, hour),
  reportByClient: declareLimit('report-client', ofServer, 50, day),
  reportOfAll: declareLimit('report-all', ofServerFromAll, 500, day),
  authorizeByClient: declareLimit('authorize', ofServer, 300, 5 * minute),
  logoutByClient: declareLimit('logout', ofServer, 300, 5 * minute),
  tokenByClient: declareLimit('token', ofServer, 600, 5 * minute),
  revokeByClient: declareLimit('revoke', ofServer, 300, 5 * minute),
  codeMailByFactor: declareLimit('code-mail', ofHolder, 5, day),
  /** A typed login ID, address or phone number. */
  recoveryByTyped: declareLimit('recovery', ofPerson, 10, hour, inLowerCase),
  recoveryByTypedOfAll: declareLimit('recovery-all', ofPersonFromAll, 100, hour, inLowerCase),
  recoveryBySession: declareLimit('recovery-session', ofHolder, 30, hour),
  recoveryByClient: declareLimit('recovery-client', ofServer, 300, hour),
  /** For one address on record, even if the person types a different value each time. */
  recoveryMail: declareLimit('recovery-mail', ofPerson, 5, day, normaliseEmail),
  recoveryMailOfAll: declareLimit('recovery-mail-all', ofPersonFromAll, 25, day, normaliseEmail),
  /** After the right password. */
  smsByFactor: declareLimit('sms-factor', ofPersonsHolder, 10, day),
  /** The number might belong to another person. One client gets five. */
  smsByUnprovedNumber: declareLimit('sms-unproved', ofPersonFromAll, 7, day),
  smsByClient: declareLimit('sms-client', ofServer, 200, hour),
  /** `SMS_PER_DAY` replaces the points. */
  smsOfAll: declareLimit('sms-budget', ofOperatorFromAll, 2000, day),
  smsOfAllUnproved: declareLimit('sms-budget-unproved', ofOperatorFromAll, 1000, day),
  /**
   * The second value of this and of the following limits is the stored password hash: a new password ends what the old
   * one has used up.
   */
  passwordByLoginAndClient: declareLimit('password', ofPerson, 5, 15 * minute, normaliseLoginId),
  passwordByDevice: declareLimit('password-device', ofPersonsHolder, 5, 15 * minute, normaliseLoginId),
  /** Other clients cannot use up these 20. With `passwordByLogin`, 100 wrong passwords a day are allowed. */
  passwordByDevices: declareLimit('password-devices', ofPersonFromAll, 20, day, normaliseLoginId),
  /** Many people can share an address, but this stops one who tries one password with many login IDs. */
  passwordByClient: declareLimit('password-client', ofServer, 100, 15 * minute),
  /** From all clients that have never signed in with it (NIST 800-63B-4, §3.2.2). */
  passwordByLogin: declareLimit('password-login', ofPersonFromAll, 80, day, normaliseLoginId),
  operator: declareLimit('operator', ofHolder, 1200, minute),
  wrongOperator: declareLimit('operator-refused', ofServer, 60, minute),
}

/** Keys contain only a hash of the limited value, so that nobody can read it in the database. */
const storedCounters = (rules: readonly RateLimit[]) =>
  rules.flatMap((rule) =>
    rule.counters.map(({ key, times }) => ({
      rule,
      key: `${rule.name}${times === null ? '-came' : ''}:${createHash('sha256').update(key).digest('base64url')}`,
      most: times === null ? null : times * rule.points,
    })),
  )
const storedKeys = (rules: readonly RateLimit[]) => storedCounters(rules).map(({ key }) => key)

interface UsedUp {
  readonly rule: RateLimit
  /** Seconds */
  readonly retryAfter: number
}

/**
 * Call this before the attempt, so that parallel attempts are counted too. Stops at the first limit that allows no
 * further attempt; later ones are not counted. One SQL statement.
 */
export const takeAttempts = async (db: Database, rules: readonly RateLimit[]): Promise<UsedUp | null> => {
  const { usedUp } = await takeAttemptsAndRead(db, rules, sql<null>`null`)
  return usedUp
}

/** In the same SQL statement. `expression` must not depend on these attempts. */
export const takeAttemptsAndRead = async <Value>(
  db: Database,
  rules: readonly RateLimit[],
  expression: Expression<Value>,
): Promise<{ readonly usedUp: UsedUp | null; readonly value: Value }> => {
  const counters = storedCounters(rules)
  const keys = counters.map(({ key }) => key)
  const most = counters.map((counter) => counter.most)
  const seconds = counters.map(({ rule }) => rule.seconds)
  const { rows } = await sql<{ place: number | null; retryAfter: number; value: Value }>`
    select place, retry_after, ${expression} as value
    from take_attempts(${keys}, ${most}, ${seconds})`.execute(db)
  const [row] = rows
  if (!row) throw new Error('take_attempts returned no row')
  const refusing = row.place === null ? undefined : counters[row.place - 1]
  const usedUp = refusing ? { rule: refusing.rule, retryAfter: row.retryAfter } : null
  return { usedUp, value: row.value }
}

/** Zeroes `reset` and takes one attempt from each counter in `restore`, in one SQL statement. */
export const settleAttempts = async (
  db: Database,
  { reset = [], restore }: { reset?: readonly RateLimit[]; restore: readonly RateLimit[] },
): Promise<void> => {
  await sql`select settle_attempts(${storedKeys(reset)}, ${storedKeys(restore)})`.execute(db)
}

/** Of those "of all", a quarter is still kept for newcomers. */
export const findUsedUpNow = async (db: Database, rules: readonly RateLimit[]): Promise<RateLimit[]> => {
  const counters = storedCounters(rules).filter(({ most }) => most !== null)
  const rows = await db
    .selectFrom('rateLimit')
    .select(['key', 'points'])
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .where(sql<boolean>`expire > extract(epoch from clock_timestamp()) * 1000`)
    .execute()
  const used = new Map(rows.map(({ key, points }) => [key, points]))
  const kept = ({ from, points }: RateLimit) => (from === 'all' ? Math.ceil(points / 4) : 0)
  return counters
    .filter(({ key, most, rule }) => (used.get(key) ?? 0) >= (most ?? 0) - kept(rule))
    .map(({ rule }) => rule)
}

/** Status 429 */
export class LimitReached extends HttpProblem {
  readonly usedUp: UsedUp

  constructor(usedUp: UsedUp) {
    super('too_many_requests', usedUp.retryAfter)
    this.usedUp = usedUp
  }
}

/** @throws LimitReached */
export type Limit = (...rules: readonly RateLimit[]) => Promise<void>

/**
 * @param db a second pool, so that an attempt survives a rollback; with the caller's own, calls could deadlock, because
 * each would hold one connection and wait for a second one
 */
export const createLimit =
  (db: Database): Limit =>
  async (...rules) => {
    const usedUp = await takeAttempts(db, rules)
    if (usedUp) throw new LimitReached(usedUp)
  }

/** Does not throw, for operations that report a used-up limit with a status in their response. */
export const isAllowed = async (limit: Limit, ...rules: readonly RateLimit[]): Promise<boolean> =>
  (await findUsedUp(limit, ...rules)) === null

/** Does not throw, for operations that report a used-up limit with a status in their response. */
export const findUsedUp = async (limit: Limit, ...rules: readonly RateLimit[]): Promise<UsedUp | null> => {
  try {
    await limit(...rules)
    return null
  } catch (refusal) {
    if (refusal instanceof LimitReached) return refusal.usedUp
    throw refusal
  }
}
