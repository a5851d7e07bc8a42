import { createHash } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import { HttpProblem } from '../platform/request.ts'
import type { Database } from '../database/database.ts'
import { normaliseEmail } from './email-address.ts'
import { declareLimit, type RateLimit } from './limit.ts'
import { normaliseLoginId } from './login-id.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const ofServer = { protects: 'server', from: 'client' } as const
const ofHolder = { protects: 'server', from: 'holder' } as const
/** What one client, and what all clients together, may do with the data of one person. */
const ofPerson = { protects: 'person', from: 'client' } as const
const ofPersonFromAll = { protects: 'person', from: 'all' } as const
const ofOperatorFromAll = { protects: 'operator', from: 'all' } as const

const inLowerCase = (typed: string): string => typed.toLowerCase()

/**
 * The rate limits. Each limit counts one kind of attempts, for example of one client address or with one typed value.
 * An attempt with an unknown value is counted too, so that a limit does not reveal who is a customer.
 */
export const rateLimits = {
  eligibilityByAccount: declareLimit('eligibility', { ...ofPerson, points: 20, seconds: hour }),
  /** Many clients together cannot guess the name on a bill. */
  eligibilityByAccountOfAll: declareLimit('eligibility-all', {
    ...ofPersonFromAll,
    points: 200,
    seconds: hour,
  }),
  accountExistsByAccount: declareLimit('account-exists', { ...ofPerson, points: 20, seconds: hour }),
  eligibilityByClient: declareLimit('eligibility-client', { ...ofServer, points: 300, seconds: hour }),
  /** Limits the calls of one session that create a login, because hashing a password is slow. */
  creationBySession: declareLimit('creation-session', { ...ofHolder, points: 60, seconds: hour }),
  loginIdByClient: declareLimit('login-id', { ...ofServer, points: 300, seconds: hour }),
  serviceLogin: declareLimit('service-login', { ...ofServer, points: 60, seconds: minute }),
  captchaByClient: declareLimit('captcha', { ...ofServer, points: 300, seconds: 5 * minute }),
  /** Limits the activation mails, including the first mail of the registration. One client gets five of them. */
  activationMailByLogin: declareLimit('activation-mail', {
    ...ofPersonFromAll,
    points: 7,
    seconds: day,
    normalise: normaliseLoginId,
  }),
  activationMailByAddress: declareLimit('activation-mail-address', {
    ...ofPersonFromAll,
    points: 20,
    seconds: day,
    normalise: normaliseEmail,
  }),
  /** Limits the corrections of the email address, during the 21 days in which a registration can be activated. */
  emailChangeByLogin: declareLimit('email-change', { ...ofHolder, points: 3, seconds: 21 * day }),
  mailByClient: declareLimit('mail-client', { ...ofServer, points: 300, seconds: hour }),
  /** Limits the attempts to use the code of a mailed link. Right and wrong codes are counted. */
  linkByClient: declareLimit('link-client', { ...ofServer, points: 600, seconds: hour }),
  /** Limits the switches between paper and paperless bills, because the primary holder gets a mail about each. */
  switchByAccount: declareLimit('bills', { ...ofHolder, points: 10, seconds: day }),
  /** Limits the calls with an `Idempotency-Key`, because each such call can store a row. */
  submitByClient: declareLimit('submit-client', { ...ofServer, points: 600, seconds: hour }),
  /**
   * Limits how often a person can try a new password with one mailed link, because the server needs much processor
   * time to hash a password.
   */
  resetByLink: declareLimit('reset-link', { ...ofHolder, points: 20, seconds: hour }),
  /** Limits the problem reports, because the server stores each report for 30 days. */
  reportBySession: declareLimit('report-session', { ...ofHolder, points: 10, seconds: hour }),
  reportByClient: declareLimit('report-client', { ...ofServer, points: 50, seconds: day }),
  reportOfAll: declareLimit('report-all', { protects: 'server', from: 'all', points: 500, seconds: day }),
  authorizeByClient: declareLimit('authorize', { ...ofServer, points: 300, seconds: 5 * minute }),
  logoutByClient: declareLimit('logout', { ...ofServer, points: 300, seconds: 5 * minute }),
  tokenByClient: declareLimit('token', { ...ofServer, points: 600, seconds: 5 * minute }),
  revokeByClient: declareLimit('revoke', { ...ofServer, points: 300, seconds: 5 * minute }),
  codeMailByFactor: declareLimit('code-mail', { ...ofHolder, points: 5, seconds: day }),
  /**
   * Limits the calls of one recovery operation with one typed value (a login ID, an address or a phone number) from
   * one client.
   */
  recoveryByTyped: declareLimit('recovery', {
    ...ofPerson,
    points: 10,
    seconds: hour,
    normalise: inLowerCase,
  }),
  recoveryByTypedOfAll: declareLimit('recovery-all', {
    ...ofPersonFromAll,
    points: 100,
    seconds: hour,
    normalise: inLowerCase,
  }),
  recoveryBySession: declareLimit('recovery-session', { ...ofHolder, points: 30, seconds: hour }),
  recoveryByClient: declareLimit('recovery-client', { ...ofServer, points: 300, seconds: hour }),
  /**
   * Limits the recovery mails of one kind that one client requests for one address on record. The limit applies even if
   * the person types a different value in each request.
   */
  recoveryMail: declareLimit('recovery-mail', {
    ...ofPerson,
    points: 5,
    seconds: day,
    normalise: normaliseEmail,
  }),
  recoveryMailOfAll: declareLimit('recovery-mail-all', {
    ...ofPersonFromAll,
    points: 25,
    seconds: day,
    normalise: normaliseEmail,
  }),
  /** Limits the codes that are sent for a sign-in, after the person has given the right password. */
  smsByFactor: declareLimit('sms-factor', { protects: 'person', from: 'holder', points: 10, seconds: day }),
  /** Limits the codes to an unproved number, which might belong to another person. One client gets five of them. */
  smsByUnprovedNumber: declareLimit('sms-unproved', { ...ofPersonFromAll, points: 7, seconds: day }),
  smsByClient: declareLimit('sms-client', { ...ofServer, points: 200, seconds: hour }),
  /** Limits the text messages of all clients together. `SMS_PER_DAY` replaces the points. */
  smsOfAll: declareLimit('sms-budget', { ...ofOperatorFromAll, points: 2000, seconds: day }),
  smsOfAllUnproved: declareLimit('sms-budget-unproved', { ...ofOperatorFromAll, points: 1000, seconds: day }),
  /**
   * Limits the wrong passwords for one login ID from one client address. The second value of this and of the following
   * limits is the stored password hash: a new password ends what the old one has used up.
   */
  passwordByLoginAndClient: declareLimit('password', {
    ...ofPerson,
    points: 5,
    seconds: 15 * minute,
    normalise: normaliseLoginId,
  }),
  /** Limits the wrong passwords for one login ID from one browser that has already signed in with this login. */
  passwordByDevice: declareLimit('password-device', {
    protects: 'person',
    from: 'holder',
    points: 5,
    seconds: 15 * minute,
    normalise: normaliseLoginId,
  }),
  /**
   * Limits the wrong passwords for one login ID from all browsers that have already signed in with it. Other clients
   * cannot use up these 20 attempts. Together with `passwordByLogin`, 100 wrong passwords a day are allowed.
   */
  passwordByDevices: declareLimit('password-devices', {
    ...ofPersonFromAll,
    points: 20,
    seconds: day,
    normalise: normaliseLoginId,
  }),
  /**
   * Limits the wrong passwords from one client address for all login IDs. Many people can share an address, but the
   * limit stops an attacker who tries one password with many login IDs.
   */
  passwordByClient: declareLimit('password-client', { ...ofServer, points: 100, seconds: 15 * minute }),
  /**
   * Limits the wrong passwords for one login ID from all clients that have never signed in with it (NIST 800-63B-4,
   * §3.2.2).
   */
  passwordByLogin: declareLimit('password-login', {
    ...ofPersonFromAll,
    points: 80,
    seconds: day,
    normalise: normaliseLoginId,
  }),
  /** Limits the acts of one operator. */
  operator: declareLimit('operator', { ...ofHolder, points: 1200, seconds: minute }),
  /** Limits the wrong tokens at the port of the utility's side. */
  wrongOperator: declareLimit('operator-refused', { ...ofServer, points: 60, seconds: minute }),
}

/**
 * Returns the counters of the limits with their database keys. A key contains only a hash of the limited value, such as
 * an address, so that nobody can read this value in the database.
 */
const storedCounters = (rules: readonly RateLimit[]) =>
  rules.flatMap((rule) =>
    rule.counters.map(({ key, times }) => ({
      rule,
      key: `${rule.name}${times === null ? '-came' : ''}:${createHash('sha256').update(key).digest('base64url')}`,
      most: times === null ? null : times * rule.points,
    })),
  )
const storedKeys = (rules: readonly RateLimit[]) => storedCounters(rules).map(({ key }) => key)

/** A rate limit that allows no further attempt, and the time to wait. */
interface UsedUp {
  readonly rule: RateLimit
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter: number
}

/**
 * Counts one attempt for each rate limit in order, in one SQL statement. Call this function before the attempt, so that
 * parallel attempts are counted too. Stops at the first rate limit that allows no further attempt; later rate limits
 * are not counted.
 * @returns the first rate limit that allows no further attempt, or `null`
 */
export const takeAttempts = async (db: Database, rules: readonly RateLimit[]): Promise<UsedUp | null> => {
  const { usedUp } = await takeAttemptsAndRead(db, rules, sql<null>`null`)
  return usedUp
}

/**
 * Counts attempts in the same way as `takeAttempts`. The same SQL statement also returns the value of `expression`,
 * which must not depend on these attempts.
 */
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

/**
 * Sets the counters of the rate limits in `reset` to zero and subtracts one attempt from each counter in `restore`.
 * Does both in one SQL statement.
 */
export const settleAttempts = async (
  db: Database,
  { reset = [], restore }: { reset?: readonly RateLimit[]; restore: readonly RateLimit[] },
): Promise<void> => {
  await sql`select settle_attempts(${storedKeys(reset)}, ${storedKeys(restore)})`.execute(db)
}

/** Returns the limits that refuse somebody now. Of those "of all", a quarter is still kept for newcomers. */
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

/** An error with the status 429 that contains the rate limit that was reached. */
export class LimitReached extends HttpProblem {
  readonly usedUp: UsedUp

  constructor(usedUp: UsedUp) {
    super('too_many_requests', usedUp.retryAfter)
    this.usedUp = usedUp
  }
}

/**
 * Counts attempts in the same way as `takeAttempts`, but throws `LimitReached` if a rate limit allows no further
 * attempt.
 */
export type Limit = (...rules: readonly RateLimit[]) => Promise<void>

/**
 * Creates a function that counts attempts.
 * @param db a second connection pool, so that an attempt stays counted if the caller's transaction is rolled back;
 * with the caller's own pool, calls could deadlock, because each call holds one connection and waits for a second one
 */
export const createLimit =
  (db: Database): Limit =>
  async (...rules) => {
    const usedUp = await takeAttempts(db, rules)
    if (usedUp) throw new LimitReached(usedUp)
  }

/**
 * Counts attempts in the same way as `limit`, but does not throw. This function is for operations that report a used-up
 * limit with a status in their response.
 * @returns false if a rate limit allows no further attempt
 */
export const isAllowed = async (limit: Limit, ...rules: readonly RateLimit[]): Promise<boolean> =>
  (await findUsedUp(limit, ...rules)) === null

/**
 * Counts attempts in the same way as `limit`, but does not throw. This function is for operations that report a used-up
 * limit with a status in their response.
 * @returns the first rate limit that allows no further attempt, or `null`
 */
export const findUsedUp = async (limit: Limit, ...rules: readonly RateLimit[]): Promise<UsedUp | null> => {
  try {
    await limit(...rules)
    return null
  } catch (refusal) {
    if (refusal instanceof LimitReached) return refusal.usedUp
    throw refusal
  }
}
