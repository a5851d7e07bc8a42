import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { callerByAddress, callerByLogin } from './hash-caller.ts'
import { findLogin } from './login.ts'
import { matchableLoginId, normaliseLoginId } from './login-id.ts'
import { rateLimits, settleAttempts, takeAttempts } from './rate-limits.ts'
import type { LogSecurityEvent } from './request-context.ts'
import { formerHash, hashSecret, verifyAmongFormer, verifySecret } from './secret-hash.ts'

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly oktaId: string }
  /** The login ID is unknown or the password is wrong. The result does not reveal which of the two values is wrong. */
  | { readonly kind: 'refused' }
  /** The password is right, but the login is not activated yet. */
  | { readonly kind: 'notActivated'; readonly oktaId: string }
  /** The password is right, but the registration has lapsed. The person must register again. */
  | { readonly kind: 'lapsed'; readonly oktaId: string }
  /** The password is right, but the login is suspended. */
  | { readonly kind: 'inactive'; readonly status: string }
  | { readonly kind: 'tooManyTries'; readonly retryAfter: number }

const outcomeOf = ({ oktaId, status }: { oktaId: string; status: string }): SignInOutcome => {
  if (status === 'ACTIVE') return { kind: 'signedIn', oktaId }
  if (status === 'STAGED' || status === 'PROVISIONED') return { kind: 'notActivated', oktaId }
  return { kind: 'inactive', status }
}

const findPassword = (db: Database, loginId: string | null) =>
  db
    .selectFrom('login')
    .select(['oktaId', 'passwordHash', 'status'])
    .where((eb) => eb(eb.fn('lower', ['loginId']), '=', loginId ?? ''))
    .executeTakeFirst()

const areFormerHashesLeft = async (db: Database): Promise<boolean> => {
  const one = db
    .selectFrom('login')
    .select('oktaId')
    .where('passwordHash', '^@', sql.lit(formerHash))
    .limit(1)
  return (await one.executeTakeFirst()) !== undefined
}

/**
 * After the password was verified with a hash of the former algorithm, replaces this hash by a hash of the current
 * algorithm.
 */
const renewHash = async (
  db: Database,
  { oktaId, passwordHash: formerly }: { readonly oktaId: string; readonly passwordHash: string },
  passwordHash: string,
): Promise<string> => {
  await db
    .updateTable('login')
    .set({ passwordHash })
    .where('oktaId', '=', oktaId)
    .where('passwordHash', '=', formerly)
    .execute()
  return passwordHash
}

/**
 * The device cookie of a browser, for one login ID. By this cookie, the server recognises a browser that has already
 * signed in with the login ID. The signature of the cookie covers the stored password hash, so that a new password
 * makes the cookie invalid.
 */
export interface Device {
  /**
   * Returns the id of the browser if this browser has already signed in with this login and this password; otherwise
   * `null`.
   */
  find(passwordHash: string): string | null
  /**
   * Sets the device cookie after a sign-in with the right password, so that the server recognises this browser later.
   */
  remember(passwordHash: string): void
}

/** Replaces the device cookie for callers that use no cookies: recognises no browser and sets no cookie. */
const noDevice: Device = { find: () => null, remember: () => {} }

/**
 * Checks a login ID (in upper or lower case) and a password. The check of an unknown login ID takes as much time as the
 * check of a known login ID, and has the same rate limits. Reveals the status of a login only if the password is right.
 * @param device the device cookie, which recognises a browser that has already signed in with this login. Such a
 * browser has separate rate limits, which other clients cannot use up
 */
export const checkCredentials = async (
  db: Database,
  loginId: string,
  password: string,
  clientAddress: string,
  device: Device = noDevice,
): Promise<SignInOutcome> => {
  // A login ID with a look-alike letter is no login ID, but its tries count for the login that it looks like.
  const counted = await findPassword(db, matchableLoginId(normaliseLoginId(loginId)))
  const login = matchableLoginId(loginId) === null ? undefined : counted
  const hash = counted?.passwordHash ?? ''
  const known = login?.passwordHash ? device.find(login.passwordHash) : null
  const ownLimits = known === null ? [] : [rateLimits.passwordByDevice(known, loginId)]
  const sharedLimits =
    known === null
      ? [
          rateLimits.passwordByLoginAndClient(clientAddress, loginId, hash),
          rateLimits.passwordByClient(clientAddress),
          rateLimits.passwordByLogin(clientAddress, loginId, hash),
        ]
      : [rateLimits.passwordByDevices(known, loginId, hash)]
  const usedUp = await takeAttempts(db, [...ownLimits, ...sharedLimits])
  if (usedUp) return { kind: 'tooManyTries', retryAfter: usedUp.retryAfter }
  const caller = known !== null ? callerByLogin(loginId) : callerByAddress(clientAddress)
  const verify = (await areFormerHashesLeft(db)) ? verifyAmongFormer : verifySecret
  const isRight = await verify(password, login?.passwordHash || undefined, caller)
  if (!login || !isRight) return { kind: 'refused' }
  const passwordHash = login.passwordHash.startsWith(formerHash)
    ? await renewHash(db, login, await hashSecret(password, caller))
    : login.passwordHash
  // The right password proves that this browser's wrong tries were slips. It proves nothing about the tries of others.
  await settleAttempts(db, { reset: ownLimits, restore: sharedLimits })
  const outcome = outcomeOf(login)
  if (outcome.kind === 'signedIn') device.remember(passwordHash)
  if (outcome.kind !== 'notActivated') return outcome
  const registration = await findLogin(db, login.oktaId)
  return registration?.lapsed ? { ...outcome, kind: 'lapsed' } : outcome
}

/**
 * Writes the result of the password check to the security log.
 * @param loginId the login ID as the person typed it
 */
export const logSignIn = (
  logSecurityEvent: LogSecurityEvent,
  loginId: string,
  outcome: SignInOutcome,
): void => {
  if (outcome.kind === 'signedIn') logSecurityEvent('password_accepted', { loginId, oktaId: outcome.oktaId })
  else logSecurityEvent(outcome.kind === 'tooManyTries' ? 'sign_in_limited' : 'sign_in_failed', { loginId })
}
