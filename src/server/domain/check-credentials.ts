import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { callerByAddress, callerByLogin } from './hash-caller.ts'
import { findLogin } from './login.ts'
import { matchableLoginId, normaliseLoginId } from './spelling.ts'
import { rateLimits, settleAttempts, takeAttempts } from './rate-limits.ts'
import type { LogSecurityEvent } from './request-context.ts'
import { formerHash, hashSecret, verifyAmongFormer, verifySecret } from './secret-hash.ts'

export interface Person {
  readonly oktaId: string
  readonly passwordHash: string
}
interface SignedIn extends Person {
  readonly kind: 'signedIn'
}
export type SignInOutcome =
  | SignedIn
  /** Does not reveal which of the two values is wrong. */
  | { readonly kind: 'refused' }
  /** The password is right. */
  | { readonly kind: 'notActivated'; readonly oktaId: string }
  /** The password is right, but the person must register again. */
  | { readonly kind: 'lapsed'; readonly oktaId: string }
  /** The password is right. */
  | { readonly kind: 'inactive'; readonly status: string }
  | { readonly kind: 'tooManyTries'; readonly retryAfter: number }

const outcomeOf = (
  { oktaId, status }: { oktaId: string; status: string },
  passwordHash: string,
): SignInOutcome => {
  if (status === 'ACTIVE') return { kind: 'signedIn', oktaId, passwordHash }
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

/** For a hash of the former algorithm. */
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
 * The device cookie of a browser, for one login ID. Its signature covers the stored password hash, so that a new
 * password makes it invalid.
 */
export interface Device {
  /** `null` unless this browser has already signed in with this login and this password. */
  find(passwordHash: string): string | null
  remember(passwordHash: string): void
}

/** For callers that use no cookies. */
const noDevice: Device = { find: () => null, remember: () => {} }

/**
 * An unknown login ID takes as much time and has the same rate limits as a known one. Reveals the status of a login
 * only if the password is right.
 * @param device a browser that has already signed in has separate limits, which other clients cannot use up
 */
export const checkCredentials = async (
  db: Database,
  loginId: string,
  password: string,
  clientAddress: string,
  device: Device = noDevice,
): Promise<SignInOutcome> => {
  // A login ID with a look-alike letter is none, but its tries count for the login that it looks like.
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
  // Proves that this browser's wrong tries were slips, and nothing about the tries of others.
  await settleAttempts(db, { reset: ownLimits, restore: sharedLimits })
  const outcome = outcomeOf(login, passwordHash)
  if (outcome.kind === 'signedIn') device.remember(passwordHash)
  if (outcome.kind !== 'notActivated') return outcome
  const registration = await findLogin(db, login.oktaId)
  return registration?.lapsed ? { ...outcome, kind: 'lapsed' } : outcome
}

export const currentHash = async (db: Database, oktaId: string): Promise<string> => {
  const login = db.selectFrom('login').select('passwordHash').where('oktaId', '=', oktaId)
  return (await login.executeTakeFirst())?.passwordHash ?? ''
}

/** Waits for a new password or a suspension that another call is about to store. */
export const isStillSignedIn = async (db: Database, { oktaId, passwordHash }: Person): Promise<boolean> => {
  const login = db
    .selectFrom('login')
    .select('oktaId')
    .where('oktaId', '=', oktaId)
    .where('passwordHash', '=', passwordHash)
    .where('status', '=', 'ACTIVE')
    .forShare()
  return (await login.executeTakeFirst()) !== undefined
}

/** @param loginId as typed */
export const logSignIn = (
  logSecurityEvent: LogSecurityEvent,
  loginId: string,
  outcome: SignInOutcome,
): void => {
  if (outcome.kind === 'signedIn') logSecurityEvent('password_accepted', { loginId, oktaId: outcome.oktaId })
  else logSecurityEvent(outcome.kind === 'tooManyTries' ? 'sign_in_limited' : 'sign_in_failed', { loginId })
}
