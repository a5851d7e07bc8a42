export type AccountNumberError = 'accountNumberRequired' | 'accountNumberInvalid'

/**
 * Returns the digits of a typed or pasted text, at most the last twelve. The text may have spaces, dashes or the
 * printed prefix.
 */
export const reduceAccountNumber = (typed: string): string => typed.replace(/\D/g, '').slice(-12)

// The printed number has a prefix before the twelve digits. A single thirteenth digit is a typing error, so it stays.
const printed = /^(?:[\dX]{4}|[\dX]{1,8}[\s–-])?[\s–-]*(?:\d[\s–-]*){12}$/i

/** Required and exactly 12 digits after the fixed prefix (document 1, §5). */
export const accountNumberError = (typed: string): AccountNumberError | null => {
  if (typed.trim() === '') return 'accountNumberRequired'
  return printed.test(typed.trim()) ? null : 'accountNumberInvalid'
}
