import { loginErrors } from '../../../machines/forms/credentials.ts'
import type { LoginEntries } from '../../../machines/forms/login-form.ts'
import { hasErrors } from '../../../machines/rules/errors.ts'
import { passwordError } from '../../../machines/rules/password.ts'
import type { RequestContext } from './request-context.ts'
import type { HashCaller } from './hash-caller.ts'
import { type Hash, hashSecret } from './secret-hash.ts'
import { isCommonPassword } from './common-passwords.ts'

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

const summaries: Record<RequestContext['language'], { readonly rules: string; readonly common: string }> = {
  en: {
    rules:
      'Password requirements were not met: at least 8 characters, an uppercase letter, a lowercase letter, a number, no part of your login ID.',
    common: 'This password was found in a list of commonly used passwords. Please try another password.',
  },
  es: {
    rules:
      'La contraseña no cumple los requisitos: al menos 8 caracteres, una mayúscula, una minúscula, un número y ninguna parte de su ID de usuario.',
    common: 'Esta contraseña está en una lista de contraseñas muy usadas. Pruebe con otra.',
  },
  fr: {
    rules:
      'Le mot de passe ne respecte pas les règles : au moins 8 caractères, une majuscule, une minuscule, un chiffre et aucune partie de votre identifiant.',
    common: 'Ce mot de passe figure dans une liste de mots de passe très utilisés. Essayez-en un autre.',
  },
  zh: {
    rules: '密码不符合要求：至少 8 个字符，含大写字母、小写字母和数字，且不含登录名的任何部分。',
    common: '此密码在常用密码列表中。请换一个密码。',
  },
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
  const { rules, common } = summaries[context.language]
  if (isCommonPassword(password)) return common
  return passwordError(password, loginId) === null ? null : rules
}
