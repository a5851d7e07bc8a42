import { emailError } from '../../../machines/rules/email.ts'
import { loginIdError } from '../../../machines/rules/login-id.ts'
import { passwordError } from '../../../machines/rules/password.ts'
import { phoneError } from '../../../machines/rules/phone.ts'
import { securityAnswerError } from '../../../machines/rules/security-answer.ts'
import { securityQuestionError } from '../../../machines/rules/security-questions.ts'
import { hashSecret } from './secret-hash.ts'
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

/** Every rule of document 1, §5 once more, and no password that guessers try first. */
export const areAcceptable = (given: Credentials): boolean =>
  loginIdError(given.loginId) === null &&
  passwordError(given.password, given.loginId) === null &&
  !isCommonPassword(given.password) &&
  securityQuestionError(given.question) === null &&
  securityAnswerError(given.answer, given) === null &&
  emailError(given.email) === null &&
  (!given.mfaOptIn || (given.mfaPhoneFactor.startsWith('+') && phoneError(given.mfaPhoneFactor) === null))

export interface HashedSecrets {
  readonly passwordHash: string
  readonly answerHash: string
}

/** The answer is hashed as it will be compared: without case and outer spaces. No flow accepts it as proof. */
export const hashSecrets = async (
  given: Pick<Credentials, 'password' | 'answer'>,
): Promise<HashedSecrets> => {
  const [passwordHash, answerHash] = await Promise.all([
    hashSecret(given.password),
    hashSecret(given.answer.trim().toLowerCase()),
  ])
  return { passwordHash, answerHash }
}
