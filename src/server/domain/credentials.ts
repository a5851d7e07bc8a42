import { loginErrors } from '../../../machines/forms/credentials.ts'
import type { LoginEntries } from '../../../machines/forms/login-form.ts'
import { hasErrors } from '../../../machines/rules/errors.ts'
import { passwordError, isInCommonPasswords } from '../../../machines/rules/password.ts'
import type { RequestContext } from './request-context.ts'
import type { HashCaller } from './hash-caller.ts'
import { type Hash, hashSecret } from './secret-hash.ts'
import { wordsIn } from '../words/words.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { LimitReached, rateLimits } from './rate-limits.ts'

export interface Credentials {
  readonly loginId: string
  readonly email: string
  readonly password: string
  readonly question: string
  readonly answer: string
  readonly mfaOptIn: boolean
  readonly mfaPhoneFactor: string
}

const entriesOf = (credentials: Credentials): LoginEntries => ({
  ...credentials,
  confirmPassword: credentials.password,
  confirmEmail: credentials.email,
  phone: credentials.mfaPhoneFactor,
})

/** Often used by customers of a water utility, in addition to about 49,000 common passwords of published lists. */
const local = ['americanwater', 'autumn', 'contraseña', 'mywater', 'passwort', 'utility', 'waterbill']

const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...local])

/** A common word with usual additions, such as digits, is common too. */
export const isCommonPassword = (password: string): boolean => isInCommonPasswords(password, commonPasswords)

/** With a second factor, the phone number must be in international form. */
export const areAcceptable = (credentials: Credentials): boolean =>
  !hasErrors(loginErrors(entriesOf(credentials))) &&
  !isCommonPassword(credentials.password) &&
  (!credentials.mfaOptIn || credentials.mfaPhoneFactor.startsWith('+'))

export type HashedSecrets = Readonly<Record<'passwordHash' | 'answerHash', Hash>>

/** The answer in lower case and trimmed. It is only stored: no flow accepts it as proof of identity. */
export const hashSecrets = async (
  credentials: Pick<Credentials, 'password' | 'answer'>,
  caller: HashCaller,
): Promise<HashedSecrets> => {
  const [passwordHash, answerHash] = await Promise.all([
    hashSecret(credentials.password, caller),
    hashSecret(credentials.answer.trim().toLowerCase(), caller),
  ])
  return { passwordHash, answerHash }
}

/**
 * The identity provider's message, which the portal shows unchanged.
 * @returns `null` if accepted
 */
export const passwordSummary = (
  context: Pick<RequestContext, 'language'>,
  password: string,
  loginId: string,
): string | null => {
  const { rules, common } = wordsIn(context.language).passwordRefusal
  if (isCommonPassword(password)) return common
  return passwordError(password, loginId) === null ? null : rules
}

/**
 * Even at the limit of the login ID, this first mail goes; later requests to send it again do not.
 * @throws LimitReached at the limit of the client or of the address
 */
export const countRegistrationMail = async (
  { limit, clientAddress }: RequestContext,
  { email, loginId }: Credentials,
): Promise<void> => {
  const byLogin = rateLimits.activationMailByLogin(clientAddress, loginId)
  try {
    await limit(
      rateLimits.mailByClient(clientAddress),
      rateLimits.activationMailByAddress(clientAddress, email),
      byLogin,
    )
  } catch (refusal) {
    if (!(refusal instanceof LimitReached) || refusal.usedUp.rule !== byLogin) throw refusal
  }
}
