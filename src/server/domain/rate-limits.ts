import { createHash } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import { HttpProblem } from '../platform/request.ts'
import type { Database } from '../database/database.ts'
import { normaliseLoginId } from './login-id.ts'

/**
 * Allows at most `points` attempts in `seconds` seconds. Attempts are counted separately for each `name` and `key`; a
 * key is, for example, an address or an account number.
 */
export interface RateLimit {
  readonly name: string
  readonly key: string
  readonly points: number
  readonly seconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const perHour =
  (name: string, points: number) =>
  (key: string): RateLimit => ({ name, key, points, seconds: hour })
const perFiveMinutes =
  (name: string, points: number) =>
  (key: string): RateLimit => ({ name, key, points, seconds: 5 * minute })
/** The name of the limit for all text messages together. */
export const smsBudget = 'sms-budget'

const perDay =
  (name: string, points: number) =>
  (key: string): RateLimit => ({ name, key: key.toLowerCase(), points, seconds: day })

const pair = (typed: string, clientAddress: string): string => JSON.stringify([typed, clientAddress])

/**
 * The rate limits. Each limit counts one kind of attempts, for example of one client address or with one typed value.
 * An attempt with an unknown value is counted too, so that a limit does not reveal who is a customer.
 */
export const rateLimits = {
  eligibilityByAccount: (number: string, clientAddress: string): RateLimit =>
    perHour('eligibility', 20)(pair(number, clientAddress)),
  /**
   * Counts the calls of all clients for one account, so that many clients together cannot guess the name on a bill.
   */
  eligibilityByAccountOfAll: perHour('eligibility-all', 200),
  accountExistsByAccount: (number: string, clientAddress: string): RateLimit =>
    perHour('account-exists', 20)(pair(number, clientAddress)),
  eligibilityByClient: perHour('eligibility-client', 300),
  /** Limits the calls of one session that create a login, because hashing a password is slow. */
  creationBySession: perHour('creation-session', 60),
  loginIdByClient: perHour('login-id', 300),
  serviceLogin: (key: string): RateLimit => ({ name: 'service-login', key, points: 60, seconds: minute }),
  /** Limits the activation mails, including the first mail of the registration. */
  activationMailByLogin: perDay('activation-mail', 5),
  activationMailByAddress: perDay('activation-mail-address', 20),
  /** Limits the corrections of the email address, during the 21 days in which a registration can be activated. */
  emailChangeByLogin: (key: string): RateLimit => ({
    name: 'email-change',
    key,
    points: 3,
    seconds: 21 * day,
  }),
  mailByClient: perHour('mail-client', 300),
  /** Limits the attempts to use the code of a mailed link. Right and wrong codes are counted. */
  linkByClient: perHour('link-client', 600),
  /** Limits the calls with an `Idempotency-Key`, because each such call can store a row. */
  submitByClient: perHour('submit-client', 600),
  /**
   * Limits how often a person can try a new password with one mailed link, because the server needs much processor
   * time to hash a password.
   */
  resetByLink: perHour('reset-link', 20),
  /** Limits the problem reports, because the server stores each report for 30 days. */
  reportBySession: perHour('report-session', 10),
  reportByClient: perDay('report-client', 50),
  reportOfAll: perDay('report-all', 500)(''),
  authorizeByClient: perFiveMinutes('authorize', 300),
  logoutByClient: perFiveMinutes('logout', 300),
  tokenByClient: perFiveMinutes('token', 600),
  revokeByClient: perFiveMinutes('revoke', 300),
  codeMailByFactor: (key: string): RateLimit => ({ name: 'code-mail', key, points: 5, seconds: day }),
  /**
   * Limits the calls of one recovery operation with one typed value (a login ID, an address or a phone number) from
   * one client.
   */
  recoveryByTyped: (way: string, typed: string, clientAddress: string): RateLimit =>
    perHour(`recovery-${way}`, 10)(pair(typed.toLowerCase(), clientAddress)),
  recoveryByTypedOfAll: (way: string, typed: string): RateLimit =>
    perHour(`recovery-all-${way}`, 100)(typed.toLowerCase()),
  recoveryBySession: perHour('recovery-session', 30),
  recoveryByClient: perHour('recovery-client', 300),
  /**
   * Limits the recovery mails of one kind that one client requests for one address on record. The limit applies even if
   * the person types a different value in each request.
   */
  recoveryMail: (way: string, recipient: string, clientAddress: string): RateLimit =>
    perDay(`recovery-mail-${way}`, 5)(pair(recipient, clientAddress)),
  recoveryMailOfAll: (way: string, recipient: string): RateLimit =>
    perDay(`recovery-mail-all-${way}`, 25)(recipient),
  /** Limits the codes that are sent for a sign-in, after the person has given the right password. */
  smsByFactor: perDay('sms-factor', 10),
  /**
   * Limits the codes that are sent to an unconfirmed phone number, because the number might belong to another person.
   */
  smsByUnprovenNumber: perDay('sms-unproven', 3),
  smsByClient: perHour('sms-client', 200),
  /** Limits the text messages of all clients together. The limit applies to the 24 hours after the first message. */
  smsOfAll: (points: number): RateLimit => ({ name: smsBudget, key: '', points, seconds: day }),
  smsOfAllUnproven: (points: number): RateLimit => ({
    name: smsBudget,
    key: 'unproven',
    points,
    seconds: day,
  }),
  /** Limits the wrong passwords for one login ID from one client address. */
  passwordByLoginAndClient: (loginId: string, clientAddress: string): RateLimit => ({
    name: 'password',
    key: pair(normaliseLoginId(loginId), clientAddress),
    points: 5,
    seconds: 15 * minute,
  }),
  /** Limits the wrong passwords for one login ID from one browser that has already signed in with this login. */
  passwordByDevice: (loginId: string, device: string): RateLimit => ({
    name: 'password-device',
    key: pair(normaliseLoginId(loginId), device),
    points: 5,
    seconds: 15 * minute,
  }),
  /**
   * Limits the wrong passwords for one login ID from all browsers that have already signed in with it. Other clients
   * cannot use up these 20 attempts. Together with `passwordByLogin`, 100 wrong passwords a day are allowed.
   */
  passwordByDevices: (loginId: string): RateLimit =>
    perDay('password-devices', 20)(normaliseLoginId(loginId)),
  /**
   * Limits the wrong passwords from one client address for all login IDs. Many people can share an address, but the
   * limit stops an attacker who tries one password with many login IDs.
   */
  passwordByClient: (key: string): RateLimit => ({
    name: 'password-client',
    key,
    points: 100,
    seconds: 15 * minute,
  }),
  /**
   * Limits the wrong passwords for one login ID from all clients that have never signed in with it (NIST 800-63B-4,
   * §3.2.2).
   */
  passwordByLogin: (loginId: string): RateLimit => perDay('password-login', 80)(normaliseLoginId(loginId)),
}

/**
 * Returns the database key of a counter. The key contains only a hash of the limited value, such as an address, so that
 * nobody can read this value in the database.
 */
const storedKey = ({ name, key }: RateLimit): string =>
  `${name}:${createHash('sha256').update(key).digest('base64url')}`

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
  const now = Date.now()
  const keys = rules.map(storedKey)
  const most = rules.map(({ points }) => points)
  const seconds = rules.map((rule) => rule.seconds)
  const { rows } = await sql<{ place: number | null; overAt: string; value: Value }>`
    select place, over_at, ${expression} as value
    from take_attempts(${keys}, ${most}, ${seconds}, ${now})`.execute(db)
  const [row] = rows
  if (!row) throw new Error('take_attempts returned no row')
  const rule = row.place === null ? undefined : rules[row.place - 1]
  const retryAfter = Math.max(1, Math.ceil((Number(row.overAt) - now) / 1000))
  return { usedUp: rule ? { rule, retryAfter } : null, value: row.value }
}

/**
 * Sets the counters of the rate limits in `reset` to zero and subtracts one attempt from each counter in `restore`.
 * Does both in one SQL statement.
 */
export const settleAttempts = async (
  db: Database,
  { reset, restore = [] }: { reset: readonly RateLimit[]; restore?: readonly RateLimit[] },
): Promise<void> => {
  await sql`select settle_attempts(${reset.map(storedKey)}, ${restore.map(storedKey)})`.execute(db)
}

/** An error with the status 429 that contains the rate limit that was reached. */
export class LimitReached extends HttpProblem {
  readonly rule: RateLimit

  constructor({ rule, retryAfter }: UsedUp) {
    super('too_many_requests', retryAfter)
    this.rule = rule
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
export const findUsedUp = async (limit: Limit, ...rules: readonly RateLimit[]): Promise<RateLimit | null> => {
  try {
    await limit(...rules)
    return null
  } catch (refusal) {
    if (refusal instanceof LimitReached) return refusal.rule
    throw refusal
  }
}
