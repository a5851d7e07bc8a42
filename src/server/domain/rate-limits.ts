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
/** Under which the server counts all text messages. */
export const smsBudget = 'sms-budget'

const perDay =
  (name: string, points: number) =>
  (key: string): RateLimit => ({ name, key: key.toLowerCase(), points, seconds: day })

const pair = (typed: string, clientAddress: string): string => JSON.stringify([typed, clientAddress])

/**
 * Each counts what was typed, whether it exists or not, or the client's address: what a limit does must not tell
 * who is a customer. The client's comes first: one that is over its share uses up nobody else's, and its share of
 * what it typed is a small part of everybody's.
 */
export const rateLimits = {
  eligibilityByAccount: (number: string, clientAddress: string): RateLimit =>
    perHour('eligibility', 20)(pair(number, clientAddress)),
  /** From wherever: the name on a bill is not to be guessed. */
  eligibilityByAccountOfAll: perHour('eligibility-all', 200),
  accountExistsByAccount: (number: string, clientAddress: string): RateLimit =>
    perHour('account-exists', 20)(pair(number, clientAddress)),
  eligibilityByClient: perHour('eligibility-client', 300),
  /** Each hashes a password, or compares one. */
  creationBySession: perHour('creation-session', 60),
  loginIdByClient: perHour('login-id', 300),
  serviceLogin: (key: string): RateLimit => ({ name: 'service-login', key, points: 60, seconds: minute }),
  /** The mail of the registration itself counts too. */
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
  /** Calls with an `Idempotency-Key`: each may keep a row. */
  submitByClient: perHour('submit-client', 600),
  /** New passwords that one mailed link is used for: each is hashed. */
  resetByLink: perHour('reset-link', 20),
  /** What a person tells support of: each is kept for weeks. */
  reportBySession: perHour('report-session', 10),
  reportByClient: perDay('report-client', 50),
  reportOfAll: perDay('report-all', 500)(''),
  authorizeByClient: perFiveMinutes('authorize', 300),
  logoutByClient: perFiveMinutes('logout', 300),
  tokenByClient: perFiveMinutes('token', 600),
  revokeByClient: perFiveMinutes('revoke', 300),
  codeMailByFactor: (key: string): RateLimit => ({ name: 'code-mail', key, points: 5, seconds: day }),
  /** One way of recovery for one thing typed, as a login ID, an address or a phone number, by one client. */
  recoveryByTyped: (way: string, typed: string, clientAddress: string): RateLimit =>
    perHour(`recovery-${way}`, 10)(pair(typed.toLowerCase(), clientAddress)),
  recoveryByTypedOfAll: (way: string, typed: string): RateLimit =>
    perHour(`recovery-all-${way}`, 100)(typed.toLowerCase()),
  recoveryBySession: perHour('recovery-session', 30),
  recoveryByClient: perHour('recovery-client', 300),
  /** Mails of one kind that one client has sent to one address, whatever was typed to cause them. */
  recoveryMail: (way: string, recipient: string, clientAddress: string): RateLimit =>
    perDay(`recovery-mail-${way}`, 5)(pair(recipient, clientAddress)),
  recoveryMailOfAll: (way: string, recipient: string): RateLimit =>
    perDay(`recovery-mail-all-${way}`, 25)(recipient),
  /** Codes to sign in with: who asks for them has typed the right password. */
  smsByFactor: perDay('sms-factor', 10),
  /** Codes to a number that nobody has proved to be theirs; a stranger may have typed it. */
  smsByUnprovenNumber: perDay('sms-unproven', 3),
  smsByClient: perHour('sms-client', 200),
  /** Of everybody together, in the 24 hours from the first. */
  smsOfAll: (points: number): RateLimit => ({ name: smsBudget, key: '', points, seconds: day }),
  smsOfAllUnproven: (points: number): RateLimit => ({
    name: smsBudget,
    key: 'unproven',
    points,
    seconds: day,
  }),
  /** Wrong passwords one address may try for one login ID. */
  passwordByLoginAndClient: (loginId: string, clientAddress: string): RateLimit => ({
    name: 'password',
    key: pair(normaliseLoginId(loginId), clientAddress),
    points: 5,
    seconds: 15 * minute,
  }),
  /** Wrong passwords for one login ID by a browser that has given the right one before. */
  passwordByDevice: (loginId: string, device: string): RateLimit => ({
    name: 'password-device',
    key: pair(normaliseLoginId(loginId), device),
    points: 5,
    seconds: 15 * minute,
  }),
  /**
   * Wrong passwords for one login ID by all browsers that have given the right one before. With `passwordByLogin` these
   * are the 100 a day of one login: strangers cannot use up this part of them.
   */
  passwordByDevices: (loginId: string): RateLimit =>
    perDay('password-devices', 20)(normaliseLoginId(loginId)),
  /** Wrong passwords one address may try for any login IDs: many people can share an address, a sprayer cannot. */
  passwordByClient: (key: string): RateLimit => ({
    name: 'password-client',
    key,
    points: 100,
    seconds: 15 * minute,
  }),
  /** Wrong passwords for one login ID by all strangers, wherever they come from (NIST 800-63B-4, §3.2.2). */
  passwordByLogin: (loginId: string): RateLimit => perDay('password-login', 80)(normaliseLoginId(loginId)),
}

/** What was counted is nobody's to read in the database. */
const storedKey = ({ name, key }: RateLimit): string =>
  `${name}:${createHash('sha256').update(key).digest('base64url')}`

/** A rule that has no attempt left. */
interface UsedUp {
  readonly rule: RateLimit
  /** Seconds until it has one again. */
  readonly retryAfter: number
}

/**
 * Counts one attempt for each rule in turn, in one statement and before the attempt is made, so that attempts in
 * parallel all count. The first rule without an attempt left ends it: those after it are not counted.
 *
 * @returns `null` when every rule has an attempt left
 */
export const takeAttempts = async (db: Database, rules: readonly RateLimit[]): Promise<UsedUp | null> => {
  const { usedUp } = await takeAttemptsAndRead(db, rules, sql<null>`null`)
  return usedUp
}

/** As `takeAttempts`, and in the same statement reads a value that does not depend on them. */
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

/** In one statement: `forget` removes all attempts of its rules, `giveBack` takes one attempt back from each of its own. */
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
 * @param db a pool of its own, for a limit that has to hold when the transaction it happens in rolls back: waiting for
 *   a connection of the same pool while holding one could lock the pool up
 */
export const createLimit =
  (db: Database): Limit =>
  async (...rules) => {
    const usedUp = await takeAttempts(db, rules)
    if (usedUp) throw new LimitReached(usedUp)
  }

/** As `limit`, for responses that have a word for it. @returns false when a rule is used up */
export const isAllowed = async (limit: Limit, ...rules: readonly RateLimit[]): Promise<boolean> =>
  (await findUsedUp(limit, ...rules)) === null

/** As `limit`, for responses that have a word for it. @returns the rule that is used up; `null` when there is none */
export const findUsedUp = async (limit: Limit, ...rules: readonly RateLimit[]): Promise<RateLimit | null> => {
  try {
    await limit(...rules)
    return null
  } catch (refusal) {
    if (refusal instanceof LimitReached) return refusal.rule
    throw refusal
  }
}
