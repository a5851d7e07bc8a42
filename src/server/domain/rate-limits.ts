import { createHash } from 'node:crypto'
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

/**
 * Counts an attempt before it is made, so that attempts in parallel all count.
 * @returns seconds to wait when none is left, else 0
 */
export const takeAttempt = async (db: Database, limit: RateLimit): Promise<number> => {
  const now = Date.now()
  const { points, expire } = await db
    .insertInto('rateLimit')
    .values({ key: storedKey(limit), points: 1, expire: String(now + limit.seconds * 1000) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('rateLimit.expire', '<=', String(now))
        return {
          points: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('rateLimit.points', '+', 1))
            .end(),
          expire: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.expire'))
            .else(eb.ref('rateLimit.expire'))
            .end(),
        }
      }),
    )
    .returning(['points', 'expire'])
    .executeTakeFirstOrThrow()
  if (points <= limit.points) return 0
  return Math.max(1, Math.ceil((Number(expire) - now) / 1000))
}

/** Takes one attempt back that was no failure: others share the limit. */
export const giveBackAttempt = async (db: Database, limit: RateLimit): Promise<void> => {
  await db
    .updateTable('rateLimit')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', storedKey(limit))
    .where('points', '>', 0)
    .execute()
}

/** Forgets the failures of somebody who has shown who they are. */
export const forgetAttempts = async (db: Database, limit: RateLimit): Promise<void> => {
  await db.deleteFrom('rateLimit').where('key', '=', storedKey(limit)).execute()
}

/** Counts one attempt; throws the 429 fault when the limit is used up. */
export type Limit = (limit: RateLimit) => Promise<void>

/**
 * @param db a pool of its own, for a limit that has to hold when the transaction it happens in rolls back: waiting for
 *   a connection of the same pool while holding one could lock the pool up
 */
export const createLimit =
  (db: Database): Limit =>
  async (limit) => {
    const retryAfter = await takeAttempt(db, limit)
    if (retryAfter > 0) throw new HttpProblem('too_many_requests', retryAfter)
  }

/** Counts one attempt; false when the limit is used up, for responses that have a word for it. */
export const isAllowed = async (limit: Limit, rateLimit: RateLimit): Promise<boolean> => {
  try {
    await limit(rateLimit)
    return true
  } catch (refusal) {
    if (refusal instanceof HttpProblem && refusal.code === 'too_many_requests') return false
    throw refusal
  }
}
