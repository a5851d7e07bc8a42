/** A typed or pasted code without the spaces and dashes that people add. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s–-]/g, '')

/** An empty code gives "Verification Code Required" (document 1, §5). */
export const verificationCodeError = (typed: string): 'verificationCodeRequired' | null =>
  normaliseCode(typed) === '' ? 'verificationCodeRequired' : null

/** The error at a code's field: one of our codes, or the provider's own message. */
export type CodeError =
  | { readonly code: 'verificationCodeRequired' | 'somethingWrong' }
  | { readonly message: string }

export type VerifyOutcome =
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly error: CodeError }

/** Why a code was not accepted: the provider's message, or `somethingWrong` when it sent none. */
export const codeError = (message: string): CodeError =>
  message === '' ? { code: 'somethingWrong' } : { message }
