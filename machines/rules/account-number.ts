export type AccountNumberError = 'accountNumberRequired' | 'accountNumberInvalid'

/**
 * Returns the digits of a typed or pasted text, at most the last twelve. The text may have spaces, dashes or the
 * printed prefix.
 */
export const reduceAccountNumber = (typed: string): string => typed.replace(/\D/g, '').slice(-12)

// The printed number has a prefix before its twelve digits. A text with exactly thirteen digits contains a typing
// error, so the pattern does not match it.
const printed = /^(?:[\dX]{4}|[\dX]{1,8}[\s–-])?[\s–-]*(?:\d[\s–-]*){12}$/i

/** The account number is required and must have exactly 12 digits after the fixed prefix (document 1, §5). */
export const accountNumberError = (typed: string): AccountNumberError | null => {
  if (typed.trim() === '') return 'accountNumberRequired'
  return printed.test(typed.trim()) ? null : 'accountNumberInvalid'
}
