export type AccountNumberError = 'accountNumberRequired' | 'accountNumberInvalid'

/**
 * What a person pasted or typed, reduced to digits, and to the last twelve of them: spaces, dashes and the
 * whole printed number are accepted.
 */
export const reduceAccountNumber = (typed: string): string => typed.replace(/\D/g, '').slice(-12)

// Before the twelve digits may stand what is printed there. A thirteenth digit alone is a slip of the finger.
const printed = /^(?:[\dX]{4}|[\dX]{1,8}[\s–-])?[\s–-]*(?:\d[\s–-]*){12}$/i

/** Required and exactly 12 digits after the fixed prefix (document 1, §5). */
export const accountNumberError = (typed: string): AccountNumberError | null => {
  if (typed.trim() === '') return 'accountNumberRequired'
  return printed.test(typed.trim()) ? null : 'accountNumberInvalid'
}
