import type { Secret } from '../rules/as-meant.ts'
import { confirmEmailError, emailError } from '../rules/email.ts'
import type { ConfirmEmailError, EmailError } from '../rules/email.ts'
import { loginIdError } from '../rules/login-id.ts'
import type { LoginIdError } from '../rules/login-id.ts'
import { confirmPasswordError, passwordError } from '../rules/password.ts'
import type { ConfirmPasswordError, PasswordError } from '../rules/password.ts'
import { phoneError } from '../rules/phone.ts'
import type { PhoneError } from '../rules/phone.ts'
import { collect } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'
import { securityAnswerError, securityQuestionError } from '../rules/security-question.ts'
import type { SecurityAnswerError } from '../rules/security-question.ts'

/** The values that a customer enters to create a login. */
export interface CredentialEntries {
  readonly loginId: string
  readonly password: string
  readonly question: string
  readonly answer: string
  readonly email: string
  readonly mfaOptIn: boolean
  /** The phone in international form; empty if the customer wants no second factor. */
  readonly phone: string
}
export type CredentialField = Exclude<keyof CredentialEntries, 'mfaOptIn'>
export type CredentialError =
  | LoginIdError
  | PasswordError
  | 'securityQuestionRequired'
  | SecurityAnswerError
  | EmailError
  | PhoneError

/**
 * The values in a submitted form for a new login. The machine deletes the secret values (the password, the repeated
 * password and the security answer) when the call has ended.
 */
export interface LoginEntries extends CredentialEntries {
  readonly confirmPassword: string
  readonly confirmEmail: string
}

/**
 * Returns the entries without the secrets: the passwords and the security answer. The browser tab is allowed to store
 * the result.
 */
export const withoutSecrets = <Entries extends Pick<LoginEntries, Secret>>({
  password: _password,
  confirmPassword: _confirmPassword,
  answer: _answer,
  ...rest
}: Entries): Omit<Entries, Secret> => rest

/** The entries of a login form that the browser tab is allowed to store. None of these entries is secret. */
export type LoginDraft = Omit<LoginEntries, Secret>
export type LoginField = Exclude<keyof LoginEntries, 'mfaOptIn'>
export type LoginError =
  | CredentialError
  | 'loginIdNotAvailable'
  | 'passwordRefused'
  | ConfirmPasswordError
  | ConfirmEmailError

const checkCredentials = (entries: CredentialEntries): Record<CredentialField, CredentialError | null> => ({
  loginId: loginIdError(entries.loginId),
  password: passwordError(entries.password, entries.loginId),
  question: securityQuestionError(entries.question),
  answer: securityAnswerError(entries.answer, entries),
  email: emailError(entries.email),
  phone: entries.mfaOptIn ? phoneError(entries.phone) : null,
})

/**
 * Returns the errors of the entries for a login (document 1, §5). A phone is required only if the customer has ticked
 * the box for the second factor.
 */
export const credentialErrors = (entries: CredentialEntries): FieldErrors<CredentialField, CredentialError> =>
  collect(checkCredentials(entries))

/** Returns the errors of a login form, in the order of its fields. */
export const loginErrors = (entries: LoginEntries): FieldErrors<LoginField, LoginError> => {
  const { loginId, password, question, answer, email, phone } = checkCredentials(entries)
  return collect<LoginField, LoginError>({
    loginId,
    password,
    confirmPassword: confirmPasswordError(entries.confirmPassword, entries.password),
    question,
    answer,
    email,
    confirmEmail: confirmEmailError(entries.confirmEmail, entries.email),
    phone,
  })
}

/**
 * Returns the backend's errors that remain after the customer has edited the field `changed`. An error of the backend
 * disappears only when the customer edits the field with this error.
 */
export const remainingRefusals = (
  { loginId, password }: FieldErrors<'loginId' | 'password', LoginError>,
  changed: string,
): FieldErrors<'loginId' | 'password', LoginError> => ({
  ...(loginId === 'loginIdNotAvailable' && changed !== 'loginId' && { loginId }),
  ...(password === 'passwordRefused' && changed !== 'password' && { password }),
})

/**
 * The entries of a submitted invitation form. The form has no field for the email address, because the invitation
 * contains the address.
 */
export type InvitationEntries = Omit<LoginEntries, 'email' | 'confirmEmail'>
export type InvitationField = Exclude<LoginField, 'email' | 'confirmEmail'>

/** The entries of an invitation form that the browser tab is allowed to store. None of these entries is secret. */
export type InvitationDraft = Omit<InvitationEntries, Secret>

/**
 * Returns the errors of an invitation form (document 2, §5). The customer cannot edit the email address, so the
 * result contains no errors of the address.
 */
export const invitationErrors = (
  entries: InvitationEntries,
  email: string,
): FieldErrors<InvitationField, LoginError> => {
  const {
    email: _email,
    confirmEmail: _confirmEmail,
    ...errors
  } = loginErrors({
    ...entries,
    email,
    confirmEmail: email,
  })
  return errors
}
