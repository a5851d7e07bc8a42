import { accountNumberProblem, reduceAccountNumber } from '../rules/account-number.ts'
import type { AccountNumberProblem } from '../rules/account-number.ts'
import { emailProblem } from '../rules/email.ts'
import type { EmailProblem } from '../rules/email.ts'
import { collect } from '../rules/problems.ts'
import type { Problems } from '../rules/problems.ts'

export interface ForgotLoginEntries {
  readonly email: string
  readonly accountNumber: string
}
export type ForgotLoginField = keyof ForgotLoginEntries
export type ForgotLoginProblem = EmailProblem | AccountNumberProblem

/** Email always; the account number when it is required, and in its form whenever it is given (document 2, §5). */
export const forgotLoginProblems = (
  entries: ForgotLoginEntries,
  accountNumberRequired: boolean,
): Problems<ForgotLoginField, ForgotLoginProblem> =>
  collect<ForgotLoginField, ForgotLoginProblem>({
    email: emailProblem(entries.email),
    accountNumber:
      accountNumberRequired || entries.accountNumber.trim() !== ''
        ? accountNumberProblem(entries.accountNumber)
        : null,
  })

/** As the call takes it: trimmed, the account number reduced to its 12 digits. */
export const normaliseForgotLogin = (entries: ForgotLoginEntries): ForgotLoginEntries => ({
  email: entries.email.trim(),
  accountNumber: reduceAccountNumber(entries.accountNumber),
})
