import type { Database, Transaction } from '../database/sql/database.ts'
import type { TryRule } from './failed-tries.ts'
import { returnOneTry, returnTries, takeTry } from './failed-tries.ts'
import { verifySecret } from './secret-hash.ts'

/** Wrong passwords one address may try for one login ID. */
const passwordTries = { tries: 5, seconds: 900 }
/** Wrong passwords one address may try for any login IDs: many people can share an address, a sprayer cannot. */
export const addressTries = { tries: 100, seconds: 900 }
/** Wrong passwords for one login ID, wherever they come from (NIST 800-63B-4, §3.2.2). */
export const loginTries = { tries: 100, seconds: 86_400 }

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly oktaId: string }
  /** Nobody by that login ID, or another password: the caller cannot tell which. */
  | { readonly kind: 'refused' }
  /** Right password, but the mailed activation link was not opened yet. */
  | { readonly kind: 'notActivated'; readonly oktaId: string }
  /** Right password of a login that was taken out of use. */
  | { readonly kind: 'inactive'; readonly status: string }
  | { readonly kind: 'tooManyTries'; readonly retryAfter: number }

interface Row {
  oktaId: string
  passwordHash: string
  status: string
}

const outcomeOf = ({ oktaId, status }: Row): SignInOutcome => {
  if (status === 'ACTIVE') return { kind: 'signedIn', oktaId }
  if (status === 'STAGED' || status === 'PROVISIONED') return { kind: 'notActivated', oktaId }
  return { kind: 'inactive', status }
}

const ownTries = (loginId: string, clientAddress: string): TryRule => ({
  subject: ['password', loginId.toLowerCase(), clientAddress],
  ...passwordTries,
})

const everywhereTries = (loginId: string): TryRule => ({
  subject: ['password', loginId.toLowerCase()],
  ...loginTries,
})

/** Of somebody who knows the password, or has just chosen a new one. */
export const forgetTries = async (
  sql: Database | Transaction,
  loginId: string,
  clientAddress: string,
): Promise<void> => {
  await returnTries(sql, ownTries(loginId, clientAddress))
  await returnTries(sql, everywhereTries(loginId))
}

/**
 * Checks a login ID (upper and lower case alike) and password. Unknown login IDs take as long and count as much as
 * known ones; what a login's status is shows only after its right password.
 */
export const checkCredentials = async (
  sql: Database | Transaction,
  loginId: string,
  password: string,
  clientAddress: string,
): Promise<SignInOutcome> => {
  const ofAddress: TryRule = { subject: ['address', clientAddress], ...addressTries }
  const retryAfter =
    (await takeTry(sql, ownTries(loginId, clientAddress))) ||
    (await takeTry(sql, ofAddress)) ||
    (await takeTry(sql, everywhereTries(loginId)))
  if (retryAfter > 0) return { kind: 'tooManyTries', retryAfter }
  const [login] = await sql<Row[]>`
    select okta_id, password_hash, status from login where lower(login_id) = lower(${loginId})`
  const isRight = await verifySecret(password, login?.passwordHash || undefined)
  if (!login || !isRight) return { kind: 'refused' }
  await forgetTries(sql, loginId, clientAddress)
  await returnOneTry(sql, ofAddress)
  return outcomeOf(login)
}
