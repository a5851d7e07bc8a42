import type { LoginEntries } from '../../../../machines/forms/credentials.ts'
import type { ReadField } from '../kit/form.ts'

/** What may be held of entries when their form is left: all but the secrets. */
export const withoutSecrets = <
  Entries extends Pick<LoginEntries, 'password' | 'confirmPassword' | 'answer'>,
>({
  password: _password,
  confirmPassword: _confirmPassword,
  answer: _answer,
  ...rest
}: Entries): Omit<Entries, 'password' | 'confirmPassword' | 'answer'> => rest

/** What Login Info and Multi-Factor Authentication hold, but for the email. An unticked box asks for no phone. */
export const readCredentials = (read: ReadField): Omit<LoginEntries, 'email' | 'confirmEmail'> => {
  const mfaOptIn = read('mfaOptIn') !== ''
  return {
    loginId: read('loginId'),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
    question: read('question'),
    answer: read('answer'),
    mfaOptIn,
    phone: mfaOptIn ? read('phone') : '',
  }
}
