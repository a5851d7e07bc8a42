export type AccountNumberProblem = 'accountNumberRequired' | 'accountNumberInvalid'

/**
 * What a person pasted or typed, reduced to digits, and to the last twelve of them: spaces, dashes and the
 * whole printed number are accepted (contract §1).
 */
export const reduceAccountNumber = (typed: string): string => typed.replace(/\D/g, '').slice(-12)

/** Required and exactly 12 digits after the fixed prefix (document 1, §5). */
export const accountNumberProblem = (typed: string): AccountNumberProblem | null => {
  if (typed.trim() === '') return 'accountNumberRequired'
  return /^\d{12}$/.test(reduceAccountNumber(typed)) && !/[^\d\s–-]/.test(typed.replace(/^\s*X{4}/i, ''))
    ? null
    : 'accountNumberInvalid'
}
