import { confirmEmailError, emailError } from '../rules/email.ts'
import type { FieldErrors } from '../rules/errors.ts'
import { loginIdError } from '../rules/login-id.ts'
import { confirmPasswordError, passwordError } from '../rules/password.ts'
import { phoneError } from '../rules/phone.ts'
import { securityAnswerError, securityQuestionError } from '../rules/security-question.ts'
import { loginForm, type InvitationEntries } from './login-form.ts'

export const loginErrors = loginForm.check({
  loginId: loginIdError,
  password: (typed, { loginId }) => passwordError(typed, loginId),
  confirmPassword: (typed, { password }) => confirmPasswordError(typed, password),
  question: securityQuestionError,
  answer: securityAnswerError,
  email: emailError,
  confirmEmail: (typed, { email }) => confirmEmailError(typed, email),
  phone: (typed, { mfaOptIn }) => (mfaOptIn ? phoneError(typed) : null),
})
type RuleErrors = ReturnType<typeof loginErrors>
export type LoginField = keyof RuleErrors
export type LoginError = NonNullable<RuleErrors[LoginField]> | 'loginIdNotAvailable' | 'passwordRefused'
export type LoginErrors = FieldErrors<LoginField, LoginError>

/** An error of the backend disappears only when the customer edits its field. */
export const remainingRefusals = (
  { loginId, password }: FieldErrors<'loginId' | 'password', LoginError>,
  changed: string,
): FieldErrors<'loginId' | 'password', LoginError> => ({
  ...(loginId === 'loginIdNotAvailable' && changed !== 'loginId' && { loginId }),
  ...(password === 'passwordRefused' && changed !== 'password' && { password }),
})

export type InvitationErrors = Omit<LoginErrors, 'email' | 'confirmEmail'>

/** Without errors of the email address, which the customer cannot edit (document 2, §5). */
export const invitationErrors = (entries: InvitationEntries, email: string): InvitationErrors => {
  const {
    email: _email,
    confirmEmail: _confirmEmail,
    ...errors
  } = loginErrors({ ...entries, email, confirmEmail: email })
  return errors
}
