/** Returns a typed or pasted code without spaces and dashes. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s–-]/g, '')

/** An empty code is the error "Verification Code Required" (document 1, §5). */
export const verificationCodeError = (typed: string): 'verificationCodeRequired' | null =>
  normaliseCode(typed) === '' ? 'verificationCodeRequired' : null

/** The error at a code's field: one of the portal's own error codes, or the provider's message. */
export type CodeError =
  | { readonly code: 'verificationCodeRequired' | 'somethingWrong' }
  | { readonly message: string }

export type VerifyOutcome =
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly error: CodeError }

/** Returns why a code was not accepted: the provider's message, or `somethingWrong` if there is no message. */
export const codeError = (message: string): CodeError =>
  message === '' ? { code: 'somethingWrong' } : { message }
