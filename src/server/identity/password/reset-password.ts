import type { Language } from '../../platform/language.ts'
import { confirmPasswordError, passwordError } from '../../../../machines/rules/password.ts'
import { isCommonPassword } from '../../domain/credentials.ts'
import { lockLogin } from '../../domain/login.ts'
import { findMailToken, redeemMailToken } from '../../domain/mail-token.ts'
import type { MailContext } from '../../mails/mail.ts'
import { mailPasswordChanged } from '../../mails/login.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { callerByLogin } from '../../domain/hash-caller.ts'
import { hashSecret, verifySecret } from '../../domain/secret-hash.ts'
import { forgiveWrongCodes } from '../../factors/check-otp.ts'
import { endSessions } from '../../domain/sessions.ts'

/** Characters */
const longestPassword = 256

export interface OpenReset {
  readonly oktaId: string
  readonly loginId: string
  readonly customerName: string
  readonly email: string
  readonly passwordHash: string
  /** Where the link was mailed. */
  readonly recipient: string
}

/** @returns `undefined` if the link is unknown, used, replaced or older than an hour */
export const findReset = async (db: Database, code: string): Promise<OpenReset | undefined> => {
  const token = await findMailToken(db, 'reset', code)
  if (!token?.isOpen) return undefined
  const login = await db
    .selectFrom('login')
    .select(['oktaId', 'loginId', 'customerName', 'email', 'passwordHash'])
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

const newPasswordProblem = ({ loginId }: OpenReset, password: string): ResetProblem | null => {
  if (password.length > longestPassword) return 'passwordTooLong'
  const broken = passwordError(password, loginId)
  if (broken !== null) return broken
  return isCommonPassword(password) ? 'passwordCommon' : null
}

/** The rules of the registration (document 1, §5), and not common or too long. Hashes nothing. */
export const resetProblems = (reset: OpenReset, password: string, confirmation: string) => ({
  password: newPasswordProblem(reset, password),
  confirmPassword: confirmPasswordError(confirmation, password),
})

export const isUsed = ({ loginId, passwordHash }: OpenReset, password: string): Promise<boolean> =>
  verifySecret(password, passwordHash, callerByLogin(loginId))

/** `language` is that of the page on which the person sets the new password. */
type About = Omit<MailContext, 'db'> & { readonly language: Language }

/** Tells the deleted addresses, the previous main address and the address of the reset link. */
const dropOtherAddresses = async (
  db: Transaction,
  { oktaId, customerName, email, recipient }: OpenReset,
  { language, ...about }: About,
) => {
  const dropped = await db.deleteFrom('loginEmail').where('oktaId', '=', oktaId).returning('email').execute()
  for (const to of new Set([email, recipient, ...dropped.map((row) => row.email)]))
    await mailPasswordChanged({ ...about, db }, { to, language }, customerName)
}

/**
 * Ends all sessions, and the address of the link becomes the only one of the login. The caller must first check the
 * password rules.
 * @returns false if the link was used or replaced in the meantime
 */
export const choosePassword = async (
  db: Database,
  reset: OpenReset,
  chosen: { readonly code: string; readonly password: string },
  about: About,
): Promise<boolean> => {
  const passwordHash = await hashSecret(chosen.password, callerByLogin(reset.loginId))
  return db.transaction().execute(async (transaction) => {
    const login = await lockLogin(transaction, reset.oktaId)
    const current = await findReset(transaction, chosen.code)
    if (!login || !current || !(await redeemMailToken(transaction, 'reset', chosen.code))) return false
    const { oktaId, recipient } = current
    await transaction
      .updateTable('login')
      .set({ passwordHash, email: recipient, emailProved: true, language: about.language })
      .where('oktaId', '=', oktaId)
      .execute()
    await forgiveWrongCodes(transaction, oktaId)
    await endSessions(transaction, oktaId)
    await dropOtherAddresses(transaction, current, about)
    return true
  })
}
