import { credentialErrors } from '../../../machines/forms/credentials.ts'
import { hasErrors } from '../../../machines/rules/errors.ts'
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

/** The rules of the form once more, and no password that guessers try first. A phone comes in international form. */
export const areAcceptable = (given: Credentials): boolean =>
  !hasErrors(credentialErrors({ ...given, phone: given.mfaPhoneFactor })) &&
  !isCommonPassword(given.password) &&
  (!given.mfaOptIn || given.mfaPhoneFactor.startsWith('+'))

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
