import { createHash } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import { HttpProblem } from '../platform/request.ts'
import type { Database } from '../database/database.ts'
import { normaliseLoginId } from './login-id.ts'

/** At most `points` attempts in `seconds`, counted by `key` (an address, an account number) under `name`. */
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
/** The key under which the server counts all text messages. */
export const smsBudget = 'sms-budget'

const perDay =
  (name: string, points: number) =>
  (key: string): RateLimit => ({ name, key: key.toLowerCase(), points, seconds: day })

const pair = (typed: string, clientAddress: string): string => JSON.stringify([typed, clientAddress])

/**
 * Each limit counts the typed value, whether it exists or not, or the client's address: a limit must not reveal who
 * is a customer. The client's limit comes first, so that a client over it uses up nobody else's, and its part of the
 * limit of a typed value is small.
 */
export const rateLimits = {
  eligibilityByAccount: (number: string, clientAddress: string): RateLimit =>
    perHour('eligibility', 20)(pair(number, clientAddress)),
  /** Over all clients, so that nobody can guess the name on a bill. */
  eligibilityByAccountOfAll: perHour('eligibility-all', 200),
  accountExistsByAccount: (number: string, clientAddress: string): RateLimit =>
    perHour('account-exists', 20)(pair(number, clientAddress)),
  eligibilityByClient: perHour('eligibility-client', 300),
  /** Calls that hash or compare a password. */
  creationBySession: perHour('creation-session', 60),
  loginIdByClient: perHour('login-id', 300),
  serviceLogin: (key: string): RateLimit => ({ name: 'service-login', key, points: 60, seconds: minute }),
  /** The mail of the registration counts too. */
  activationMailByLogin: perDay('activation-mail', 5),
  activationMailByAddress: perDay('activation-mail-address', 20),
  /** Corrections of a registration's address, as long as it can be activated. */
  emailChangeByLogin: (key: string): RateLimit => ({
    name: 'email-change',
    key,
    points: 3,
    seconds: 21 * day,
  }),
  mailByClient: perHour('mail-client', 300),
  /** Codes that came with a link, right or wrong. */
  linkByClient: perHour('link-client', 600),
  /** Calls with an `Idempotency-Key`: each may store a row. */
  submitByClient: perHour('submit-client', 600),
  /** New passwords that one mailed link is used for: each is hashed. */
  resetByLink: perHour('reset-link', 20),
  /** Problem reports: each is kept for weeks. */
  reportBySession: perHour('report-session', 10),
  reportByClient: perDay('report-client', 50),
  reportOfAll: perDay('report-all', 500)(''),
  authorizeByClient: perFiveMinutes('authorize', 300),
  logoutByClient: perFiveMinutes('logout', 300),
  tokenByClient: perFiveMinutes('token', 600),
  revokeByClient: perFiveMinutes('revoke', 300),
  codeMailByFactor: (key: string): RateLimit => ({ name: 'code-mail', key, points: 5, seconds: day }),
  /** One way of recovery for one typed value (a login ID, an address, a phone number) by one client. */
  recoveryByTyped: (way: string, typed: string, clientAddress: string): RateLimit =>
    perHour(`recovery-${way}`, 10)(pair(typed.toLowerCase(), clientAddress)),
  recoveryByTypedOfAll: (way: string, typed: string): RateLimit =>
    perHour(`recovery-all-${way}`, 100)(typed.toLowerCase()),
  recoveryBySession: perHour('recovery-session', 30),
  recoveryByClient: perHour('recovery-client', 300),
  /** Mails of one kind to one address that one client causes, by any typed value. */
  recoveryMail: (way: string, recipient: string, clientAddress: string): RateLimit =>
    perDay(`recovery-mail-${way}`, 5)(pair(recipient, clientAddress)),
  recoveryMailOfAll: (way: string, recipient: string): RateLimit =>
    perDay(`recovery-mail-all-${way}`, 25)(recipient),
  /** Codes to sign in with: the person has typed the right password. */
  smsByFactor: perDay('sms-factor', 10),
  /** Codes to an unproved number, which may belong to another person. */
  smsByUnprovenNumber: perDay('sms-unproven', 3),
  smsByClient: perHour('sms-client', 200),
  /** All text messages together, in 24 hours from the first. */
  smsOfAll: (points: number): RateLimit => ({ name: smsBudget, key: '', points, seconds: day }),
  smsOfAllUnproven: (points: number): RateLimit => ({
    name: smsBudget,
    key: 'unproven',
    points,
    seconds: day,
  }),
  /** Wrong passwords for one login ID from one address. */
  passwordByLoginAndClient: (loginId: string, clientAddress: string): RateLimit => ({
    name: 'password',
    key: pair(normaliseLoginId(loginId), clientAddress),
    points: 5,
    seconds: 15 * minute,
  }),
  /** Wrong passwords for one login ID from one known browser: it gave the right one before. */
  passwordByDevice: (loginId: string, device: string): RateLimit => ({
    name: 'password-device',
    key: pair(normaliseLoginId(loginId), device),
    points: 5,
    seconds: 15 * minute,
  }),
  /**
   * Wrong passwords for one login ID from all known browsers. With `passwordByLogin` these are the 100 a day of one
   * login. Unknown clients cannot use up this part.
   */
  passwordByDevices: (loginId: string): RateLimit =>
    perDay('password-devices', 20)(normaliseLoginId(loginId)),
  /**
   * Wrong passwords from one address for all login IDs: many people can have one address, but password spraying is
   * stopped.
   */
  passwordByClient: (key: string): RateLimit => ({
    name: 'password-client',
    key,
    points: 100,
    seconds: 15 * minute,
  }),
  /** Wrong passwords for one login ID from all unknown clients (NIST 800-63B-4, §3.2.2). */
  passwordByLogin: (loginId: string): RateLimit => perDay('password-login', 80)(normaliseLoginId(loginId)),
}

/** The counted value is stored as a hash, so that nobody can read it in the database. */
const storedKey = ({ name, key }: RateLimit): string =>
  `${name}:${createHash('sha256').update(key).digest('base64url')}`

/** A used-up rule. */
interface UsedUp {
  readonly rule: RateLimit
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter: number
}

/**
 * Counts one attempt for each rule in turn, in one statement and before the attempt, so that parallel attempts all
 * count. It stops at the first used-up rule: the rules after it are not counted.
 *
 * @returns `null` when no rule is used up
 */
export const takeAttempts = async (db: Database, rules: readonly RateLimit[]): Promise<UsedUp | null> => {
  const { usedUp } = await takeAttemptsAndRead(db, rules, sql<null>`null`)
  return usedUp
}

/** Like `takeAttempts`. In the same statement it reads a value that does not depend on the attempts. */
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

/** `forget` removes all attempts of its rules and `giveBack` one attempt of each of its own, in one statement. */
export const settleAttempts = async (
  db: Database,
  { forget, giveBack = [] }: { forget: readonly RateLimit[]; giveBack?: readonly RateLimit[] },
): Promise<void> => {
  await sql`select settle_attempts(${forget.map(storedKey)}, ${giveBack.map(storedKey)})`.execute(db)
}

/** The 429 fault, with the rule that is used up. */
export class LimitReached extends HttpProblem {
  readonly rule: RateLimit

  constructor({ rule, retryAfter }: UsedUp) {
    super('too_many_requests', retryAfter)
    this.rule = rule
  }
}

/** As `takeAttempts`; throws `LimitReached` when a rule is used up. */
export type Limit = (...rules: readonly RateLimit[]) => Promise<void>

/**
 * @param db a second pool, for a limit that must count when the caller's transaction rolls back; waiting for a
 * connection of the same pool while holding one could block the pool
 */
export const createLimit =
  (db: Database): Limit =>
  async (...rules) => {
    const usedUp = await takeAttempts(db, rules)
    if (usedUp) throw new LimitReached(usedUp)
  }

/**
 * As `limit`, for responses with a status for it.
 *
 * @returns false when a rule is used up
 */
export const isAllowed = async (limit: Limit, ...rules: readonly RateLimit[]): Promise<boolean> =>
  (await findUsedUp(limit, ...rules)) === null

/**
 * As `limit`, for responses with a status for it.
 *
 * @returns the used-up rule; `null` without one
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
