import { emailProblem } from '../../../machines/rules/email.ts'
import { loginIdProblem } from '../../../machines/rules/login-id.ts'
import { passwordProblem } from '../../../machines/rules/password.ts'
import { phoneProblem } from '../../../machines/rules/phone.ts'
import { securityAnswerProblem } from '../../../machines/rules/security-answer.ts'
import { securityQuestionProblem } from '../../../machines/rules/security-questions.ts'
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
  loginIdProblem(given.loginId) === null &&
  passwordProblem(given.password, given.loginId) === null &&
  !isCommonPassword(given.password) &&
  securityQuestionProblem(given.question) === null &&
  securityAnswerProblem(given.answer, given) === null &&
  emailProblem(given.email) === null &&
  (!given.mfaOptIn || (given.mfaPhoneFactor.startsWith('+') && phoneProblem(given.mfaPhoneFactor) === null))

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
