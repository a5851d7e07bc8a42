import { paths } from '../../../contract/portal-paths.ts'
import { confirmPasswordProblem } from '../../../../machines/rules/confirm-password.ts'
import { passwordProblem } from '../../../../machines/rules/password.ts'
import { queueMessage } from '../../mails/outbox.ts'
import { isCommonPassword } from '../../domain/common-passwords.ts'
import { texts } from '../../mails/message-texts.ts'
import { codeHash } from '../../domain/sealed-code.ts'
import type { Database, Transaction } from '../../database/sql/database.ts'
import type { Language } from '../../platform/language.ts'
import { endSessions } from './end-sessions.ts'
import { hashSecret, verifySecret } from '../../domain/secret-hash.ts'

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
export const findReset = async (sql: Database, code: string): Promise<OpenReset | undefined> => {
  const [reset] = await sql<OpenReset[]>`
    select okta_id, login_id, customer_name, email, password_hash, language, recipient
    from link_code join login on login.okta_id = subject
    where kind = 'reset' and code_hash = ${codeHash(code)} and used_at is null and expires_at > now()
      and status = 'ACTIVE'`
  return reset
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

const newPasswordProblem = async (reset: OpenReset, password: string): Promise<ResetProblem | null> => {
  if (password.length > longestPassword) return 'passwordTooLong'
  const broken = passwordProblem(password, reset.loginId)
  if (broken !== null) return broken
  if (isCommonPassword(password)) return 'passwordCommon'
  return (await verifySecret(password, reset.passwordHash)) ? 'passwordUsed' : null
}

/** The rules of registration (document 1, §5), no password that guessers try first, and not the one before. */
export const resetProblems = async (
  reset: OpenReset,
  password: string,
  confirmation: string,
): Promise<ResetProblems> => ({
  password: await newPasswordProblem(reset, password),
  confirmPassword: confirmPasswordProblem(confirmation, password),
})

/** To the address the login had and the one it has now, so that nobody loses a login without hearing of it. */
const tellOwner = async (
  sql: Transaction,
  reset: OpenReset,
  about: { readonly productName: string; readonly publicOrigin: string },
) => {
  const { customerName: name, language } = reset
  const supportLink = `${about.publicOrigin}${paths.forgotPassword}`
  const mail = texts[language].passwordChangedMail({ name, productName: about.productName, supportLink })
  for (const to of new Set([reset.email, reset.recipient]))
    await queueMessage(sql, { kind: 'mail', to, ...mail, links: [supportLink], language })
}

/**
 * Spends the link on a new password that has no problems. The address the link went to is proven by it: from now on it
 * is the login's only one. Whoever is signed in with the login is signed out.
 *
 * @returns false when the link was used or replaced meanwhile
 */
export const choosePassword = async (
  sql: Database,
  reset: OpenReset,
  chosen: { readonly code: string; readonly password: string },
  about: { readonly productName: string; readonly publicOrigin: string },
): Promise<boolean> => {
  const passwordHash = await hashSecret(chosen.password)
  const { oktaId, recipient } = reset
  return sql.begin(async (transaction) => {
    const spent = await transaction`
      update link_code set used_at = now()
      where kind = 'reset' and subject = ${oktaId} and code_hash = ${codeHash(chosen.code)}
        and used_at is null and expires_at > now()`
    if (spent.count === 0) return false
    const changed = await transaction`
      update login set password_hash = ${passwordHash}, email = ${recipient}
      where okta_id = ${oktaId} and status = 'ACTIVE'`
    if (changed.count === 0) return false
    await transaction`delete from login_email where okta_id = ${oktaId}`
    await endSessions(transaction, oktaId)
    await tellOwner(transaction, reset, about)
    return true
  })
}
