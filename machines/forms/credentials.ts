import { confirmEmailProblem, emailProblem } from '../rules/email.ts'
import type { ConfirmEmailProblem, EmailProblem } from '../rules/email.ts'
import { loginIdProblem } from '../rules/login-id.ts'
import type { LoginIdProblem } from '../rules/login-id.ts'
import { confirmPasswordProblem, passwordProblem } from '../rules/password.ts'
import type { ConfirmPasswordProblem, PasswordProblem } from '../rules/password.ts'
import { phoneProblem } from '../rules/phone.ts'
import type { PhoneProblem } from '../rules/phone.ts'
import { collect } from '../rules/problems.ts'
import type { Problems } from '../rules/problems.ts'
import { securityAnswerProblem } from '../rules/security-answer.ts'
import type { SecurityAnswerProblem } from '../rules/security-answer.ts'
import { securityQuestionProblem } from '../rules/security-questions.ts'

/** What a login is made of. */
export interface CredentialEntries {
  readonly loginId: string
  readonly password: string
  readonly question: string
  readonly answer: string
  readonly email: string
  readonly mfaOptIn: boolean
  /** International form, empty without multi-factor authentication. */
  readonly phone: string
}
export type CredentialField = Exclude<keyof CredentialEntries, 'mfaOptIn'>
export type CredentialProblem =
  | LoginIdProblem
  | PasswordProblem
  | 'securityQuestionRequired'
  | SecurityAnswerProblem
  | EmailProblem
  | PhoneProblem

/** What a submit carries. Password, confirmation and answer are kept while a call needs them and no longer. */
export interface LoginEntries extends CredentialEntries {
  readonly confirmPassword: string
  readonly confirmEmail: string
}
/** What of it may be stored in a tab: no secret. */
export type LoginDraft = Omit<LoginEntries, 'password' | 'confirmPassword' | 'answer'>
export type LoginField = Exclude<keyof LoginEntries, 'mfaOptIn'>
export type LoginProblem =
  | CredentialProblem
  | 'loginIdNotAvailable'
  | ConfirmPasswordProblem
  | ConfirmEmailProblem

const checkCredentials = (entries: CredentialEntries): Record<CredentialField, CredentialProblem | null> => ({
  loginId: loginIdProblem(entries.loginId),
  password: passwordProblem(entries.password, entries.loginId),
  question: securityQuestionProblem(entries.question),
  answer: securityAnswerProblem(entries.answer, entries),
  email: emailProblem(entries.email),
  phone: entries.mfaOptIn ? phoneProblem(entries.phone) : null,
})

/** Every rule of a login (document 1, §5); an unticked box asks for no phone. */
export const credentialProblems = (
  entries: CredentialEntries,
): Problems<CredentialField, CredentialProblem> => collect(checkCredentials(entries))

/** Every rule of the form, in the order of its fields. */
export const loginProblems = (entries: LoginEntries): Problems<LoginField, LoginProblem> => {
  const { loginId, password, question, answer, email, phone } = checkCredentials(entries)
  return collect<LoginField, LoginProblem>({
    loginId,
    password,
    confirmPassword: confirmPasswordProblem(entries.confirmPassword, entries.password),
    question,
    answer,
    email,
    confirmEmail: confirmEmailProblem(entries.confirmEmail, entries.email),
    phone,
  })
}

/** What a submit carries: the email is the invitation's.  */
export type InvitationEntries = Omit<LoginEntries, 'email' | 'confirmEmail'>
export type InvitationField = Exclude<LoginField, 'email' | 'confirmEmail'>

/** What may be stored of it when the form is left. */
export type InvitationDraft = Omit<InvitationEntries, 'password' | 'confirmPassword' | 'answer'>

/** The rules of login creation (document 2, §5); nothing about the read-only email is the person's to mend. */
export const invitationProblems = (
  entries: InvitationEntries,
  email: string,
): Problems<InvitationField, LoginProblem> => {
  const {
    email: _email,
    confirmEmail: _confirmEmail,
    ...problems
  } = loginProblems({
    ...entries,
    email,
    confirmEmail: email,
  })
  return problems
}
