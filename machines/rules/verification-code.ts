/** A code as typed or pasted, without the spaces and dashes people put in. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s–-]/g, '')

/** An empty code gives "Verification Code Required" (document 1, §5). */
export const verificationCodeError = (typed: string): 'verificationCodeRequired' | null =>
  normaliseCode(typed) === '' ? 'verificationCodeRequired' : null

/** What stands at a code's field: a code of ours, or the provider's own words. */
export type CodeError =
  | { readonly code: 'verificationCodeRequired' | 'somethingWrong' }
  | { readonly message: string }

export type VerifyOutcome =
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly error: CodeError }

/** Why a code was not accepted: the provider's words, `somethingWrong` where there are none. */
export const codeError = (message: string): CodeError =>
  message === '' ? { code: 'somethingWrong' } : { message }
