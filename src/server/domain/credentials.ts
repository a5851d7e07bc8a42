import { loginErrors } from '../../../machines/forms/credentials.ts'
import type { LoginEntries } from '../../../machines/forms/login-form.ts'
import { hasErrors } from '../../../machines/rules/errors.ts'
import { passwordError } from '../../../machines/rules/password.ts'
import type { RequestContext } from './request-context.ts'
import type { HashCaller } from './hash-caller.ts'
import { type Hash, hashSecret } from './secret-hash.ts'
import { isCommonPassword } from './common-passwords.ts'
import { wordsIn } from '../words/words.ts'

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
