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

/** The entries that are necessary to create a login. */
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
 * The entries of a submitted form. The machine keeps the password, its repetition and the answer only until the call
 * has ended.
 */
export interface LoginEntries extends CredentialEntries {
  readonly confirmPassword: string
  readonly confirmEmail: string
}
/** The entries that a tab may store. None of them is secret. */
export type LoginDraft = Omit<LoginEntries, 'password' | 'confirmPassword' | 'answer'>
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
 * Checks every entry of a login by its rule (document 1, §5). A phone is required only if the box for the second
 * factor is ticked.
 */
export const credentialErrors = (entries: CredentialEntries): FieldErrors<CredentialField, CredentialError> =>
  collect(checkCredentials(entries))

/** Checks every entry of the form by its rule, in the order of the fields. */
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
 * Returns the errors that the backend has reported for the login. The rules cannot find these errors, so each error
 * stays until the customer edits its field. `changed` is the name of the edited field.
 */
export const stillRefused = (
  { loginId, password }: FieldErrors<'loginId' | 'password', LoginError>,
  changed: string,
): FieldErrors<'loginId' | 'password', LoginError> => ({
  ...(loginId === 'loginIdNotAvailable' && changed !== 'loginId' && { loginId }),
  ...(password === 'passwordRefused' && changed !== 'password' && { password }),
})

/**
 * The entries of a submitted invitation form. They contain no email address, because the invitation already contains
 * it.
 */
export type InvitationEntries = Omit<LoginEntries, 'email' | 'confirmEmail'>
export type InvitationField = Exclude<LoginField, 'email' | 'confirmEmail'>

/** The entries that a tab may store after the customer has left the form. */
export type InvitationDraft = Omit<InvitationEntries, 'password' | 'confirmPassword' | 'answer'>

/**
 * Checks the entries by the rules for a new login (document 2, §5). The customer cannot edit the email, so the email
 * has no errors.
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
