/** A code as typed or pasted, without the spaces and dashes people put in. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s–-]/g, '')

/** An empty code gives "Verification Code Required" (document 1, §5). */
export const verificationCodeProblem = (typed: string): 'verificationCodeRequired' | null =>
  normaliseCode(typed) === '' ? 'verificationCodeRequired' : null
