import { accountNumberError, reduceAccountNumber } from '../rules/account-number.ts'
import { emailError } from '../rules/email.ts'
import { formOf, text, type EntriesOf } from './form-of.ts'

export const forgotLoginForm = formOf({ email: text, accountNumber: text })
export type ForgotLoginEntries = EntriesOf<typeof forgotLoginForm>

const required = forgotLoginForm.check({ email: emailError, accountNumber: accountNumberError })
const optional = forgotLoginForm.check({
  email: emailError,
  accountNumber: (typed) => (typed === '' ? null : accountNumberError(typed)),
})
export type ForgotLoginErrors = ReturnType<typeof required>

export const forgotLoginErrors = (
  entries: ForgotLoginEntries,
  accountNumberRequired: boolean,
): ForgotLoginErrors => (accountNumberRequired ? required : optional)(entries)

export const normaliseForgotLogin = (entries: ForgotLoginEntries): ForgotLoginEntries => ({
  ...entries,
  accountNumber: reduceAccountNumber(entries.accountNumber),
})
