import { asMeant } from './as-meant.ts'

export type AccountNumberError = 'accountNumberRequired' | 'accountNumberInvalid'

/**
 * Returns the digits of a typed or pasted text, but at most the last twelve digits. The text can contain spaces, dashes
 * or the printed prefix.
 */
export const reduceAccountNumber = (typed: string): string => asMeant(typed).replace(/\D/g, '').slice(-12)

// Matches twelve digits, with or without the printed prefix. A text with thirteen digits in a row does not match,
// because it contains a typing error.
const printed = /^(?:[\dX]{4}|[\dX]{1,8}[\s\p{Pd}])?[\s\p{Pd}]*(?:\d[\s\p{Pd}]*){12}$/iu

/**
 * The account number is required and must have exactly 12 digits (document 1, §5). The printed prefix before these
 * digits is optional.
 */
export const accountNumberError = (typed: string): AccountNumberError | null => {
  const text = asMeant(typed)
  if (text === '') return 'accountNumberRequired'
  return printed.test(text) ? null : 'accountNumberInvalid'
}
