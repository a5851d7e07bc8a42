import type { NotNull } from 'kysely'
import { readCode } from '../../../machines/rules/verification-code.ts'
import { type Database, now } from '../database/database.ts'
import type { HashCaller } from '../domain/hash-caller.ts'
import { type Hash, matchingHash } from '../domain/secret-hash.ts'
import { attemptsAllowed, isLocked } from './factor.ts'

/** `lastWrong`: no further attempt is allowed. */
export type CheckOutcome = 'right' | 'wrong' | 'lastWrong' | 'expired' | 'locked'

type Guess =
  | { readonly kind: 'right'; readonly codeHash: Hash }
  | { readonly kind: Exclude<CheckOutcome, 'right'> }

const uncheckedOutcome = async (db: Database, factorId: string): Promise<Guess> => {
  const factor = await db
    .selectFrom('factor')
    .select((eb) => [isLocked(eb).as('isLocked'), 'codeExpiresAt'])
    .where('id', '=', factorId)
    .executeTakeFirst()
  if (!factor || factor.isLocked) return { kind: 'locked' }
  return { kind: factor.codeExpiresAt === null ? 'wrong' : 'expired' }
}

/** Counted before the comparison, so that parallel attempts are too. A text without a code uses up none. */
export const guessOtp = async (
  db: Database,
  factorId: string,
  typed: string,
  caller: HashCaller,
): Promise<Guess> => {
  const code = readCode(typed)
  if (code === '') return { kind: 'wrong' }
  const row = await db
    .updateTable('factor')
    .set((eb) => ({ failedAttempts: eb('failedAttempts', '+', 1) }))
    .where('id', '=', factorId)
    .where('failedAttempts', '<', attemptsAllowed)
    .where('codeExpiresAt', '>', now)
    .where('codeHash', 'is not', null)
    .returning(['codeHash', 'failedAttempts'])
    .$narrowType<{ codeHash: NotNull }>()
    .executeTakeFirst()
  if (!row) return uncheckedOutcome(db, factorId)
  const codeHash = await matchingHash(code, row.codeHash, caller)
  if (codeHash) return { kind: 'right', codeHash }
  return { kind: row.failedAttempts >= attemptsAllowed ? 'lastWrong' : 'wrong' }
}

/**
 * A mailed code proves only the address to which it was mailed. The next code can be sent at once, because the person
 * might need it for the next sign-in.
 * @returns false if the code was used or replaced, or if the address of the login has changed
 */
export const redeemOtp = async (db: Database, factorId: string, codeHash: Hash): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('factor')
    .set({ status: 'ACTIVE', failedAttempts: 0, codeHash: null, codeSentAt: null })
    .where('id', '=', factorId)
    .where('codeHash', '=', codeHash)
    .where((eb) => {
      const email = eb.selectFrom('login').select('email').whereRef('login.oktaId', '=', 'factor.oktaId')
      return eb.or([eb('factorType', '=', 'sms'), eb('recipient', '=', email)])
    })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const checkOtp = async (
  db: Database,
  factorId: string,
  typed: string,
  caller: HashCaller,
): Promise<CheckOutcome> => {
  const guess = await guessOtp(db, factorId, typed, caller)
  if (guess.kind !== 'right') return guess.kind
  return (await redeemOtp(db, factorId, guess.codeHash)) ? 'right' : 'expired'
}

/** Whoever knew the old password could lock the owner's phone with wrong codes. */
export const forgiveWrongCodes = async (db: Database, oktaId: string): Promise<void> => {
  await db.updateTable('factor').set({ failedAttempts: 0 }).where('oktaId', '=', oktaId).execute()
}
