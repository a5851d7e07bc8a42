import { accountNumberError, reduceAccountNumber } from '../rules/account-number.ts'
import type { AccountNumberError } from '../rules/account-number.ts'
import { emailError } from '../rules/email.ts'
import type { EmailError } from '../rules/email.ts'
import { collect } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'

export interface ForgotLoginEntries {
  readonly email: string
  readonly accountNumber: string
}
export type ForgotLoginField = keyof ForgotLoginEntries
export type ForgotLoginError = EmailError | AccountNumberError

/**
 * Returns the errors of the form (document 2, §5). The email is always required. The account number is checked if it
 * is required or filled in.
 */
export const forgotLoginErrors = (
  entries: ForgotLoginEntries,
  accountNumberRequired: boolean,
): FieldErrors<ForgotLoginField, ForgotLoginError> =>
  collect<ForgotLoginField, ForgotLoginError>({
    email: emailError(entries.email),
    accountNumber:
      accountNumberRequired || entries.accountNumber.trim() !== ''
        ? accountNumberError(entries.accountNumber)
        : null,
  })

/**
 * Returns the entries of the form for the call: the email is trimmed, and only the last 12 digits of the account number
 * are kept.
 */
export const normaliseForgotLogin = (entries: ForgotLoginEntries): ForgotLoginEntries => ({
  email: entries.email.trim(),
  accountNumber: reduceAccountNumber(entries.accountNumber),
})
