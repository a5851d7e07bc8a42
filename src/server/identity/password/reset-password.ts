import type { Language } from '../../platform/language.ts'
import { confirmPasswordError, passwordError } from '../../../../machines/rules/password.ts'
import { isCommonPassword } from '../../domain/common-passwords.ts'
import { findMailToken, redeemMailToken } from '../../domain/mail-token.ts'
import type { MailContext } from '../../mails/mail.ts'
import { mailPasswordChanged } from '../../mails/password-changed.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { shareOfLogin } from '../../domain/hash-share.ts'
import { hashSecret, verifySecret } from '../../domain/secret-hash.ts'
import { endSessions } from '../../domain/sessions.ts'

/** Characters; as many as the sign-in takes. */
const longestPassword = 256

/** A mailed link that still works, and whose it is. */
export interface OpenReset {
  readonly oktaId: string
  readonly loginId: string
  readonly customerName: string
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
  /** The address the link went to. */
  readonly recipient: string
}

/** By the code in the link; `undefined` once it is used, replaced or an hour old, and for one nobody was mailed. */
export const findReset = async (db: Database, code: string): Promise<OpenReset | undefined> => {
  const token = await findMailToken(db, 'reset', code)
  if (!token?.isOpen) return undefined
  const login = await db
    .selectFrom('login')
    .select(['oktaId', 'loginId', 'customerName', 'email', 'passwordHash', 'language'])
    .where('oktaId', '=', token.subject)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return login && { ...login, recipient: token.recipient }
}

export type ResetProblem =
  | 'passwordRequired'
  | 'passwordInvalid'
  | 'passwordTooLong'
  | 'passwordCommon'
  | 'passwordUsed'
  | 'confirmPasswordRequired'
  | 'passwordsDoNotMatch'
interface ResetProblems {
  readonly password: ResetProblem | null
  readonly confirmPassword: ResetProblem | null
}

const newPasswordProblem = ({ loginId }: OpenReset, password: string): ResetProblem | null => {
  if (password.length > longestPassword) return 'passwordTooLong'
  const broken = passwordError(password, loginId)
  if (broken !== null) return broken
  return isCommonPassword(password) ? 'passwordCommon' : null
}

/** The rules of registration (document 1, §5), and no password that guessers try first. Nothing is hashed for them. */
export const resetProblems = (reset: OpenReset, password: string, confirmation: string): ResetProblems => ({
  password: newPasswordProblem(reset, password),
  confirmPassword: confirmPasswordError(confirmation, password),
})

/** Whether it is the password that the login has already. */
export const isUsed = ({ loginId, passwordHash }: OpenReset, password: string): Promise<boolean> =>
  verifySecret(password, passwordHash, shareOfLogin(loginId))

/** To every address the login had and the one it has now, so that nobody loses a login without hearing of it. */
const dropOtherAddresses = async (
  db: Transaction,
  { oktaId, customerName, language, email, recipient }: OpenReset,
  about: Omit<MailContext, 'db'>,
) => {
  const dropped = await db.deleteFrom('loginEmail').where('oktaId', '=', oktaId).returning('email').execute()
  for (const to of new Set([email, recipient, ...dropped.map((row) => row.email)]))
    await mailPasswordChanged({ ...about, db }, { to, language }, customerName)
}

/**
 * Redeems the link for a new password that has no problems. The address the link went to is proven by it: from now on it
 * is the login's only one. Whoever is signed in with the login is signed out.
 *
 * @returns false when the link was used or replaced meanwhile
 */
export const choosePassword = async (
  db: Database,
  reset: OpenReset,
  chosen: { readonly code: string; readonly password: string },
  about: Omit<MailContext, 'db'>,
): Promise<boolean> => {
  const passwordHash = await hashSecret(chosen.password, shareOfLogin(reset.loginId))
  const { oktaId, recipient } = reset
  return db.transaction().execute(async (transaction) => {
    if ((await redeemMailToken(transaction, 'reset', chosen.code)) !== oktaId) return false
    const { numUpdatedRows } = await transaction
      .updateTable('login')
      .set({ passwordHash, email: recipient, emailProved: true })
      .where('oktaId', '=', oktaId)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await endSessions(transaction, oktaId)
    await dropOtherAddresses(transaction, reset, about)
    return true
  })
}
