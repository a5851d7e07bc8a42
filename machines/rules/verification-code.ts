/** Returns a typed or pasted code without spaces and dashes. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s–-]/g, '')

/** The error for an empty code has the message "Verification Code Required" (document 1, §5). */
export const verificationCodeError = (typed: string): 'verificationCodeRequired' | null =>
  normaliseCode(typed) === '' ? 'verificationCodeRequired' : null

/**
 * The error that the field for a verification code shows: one of the portal's own error codes, or the provider's
 * message.
 */
export type CodeError =
  | { readonly code: 'verificationCodeRequired' | 'somethingWrong' }
  | { readonly message: string }

export type VerifyOutcome =
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly error: CodeError }

/**
 * Returns the error for a code that the provider has refused: the provider's message, or `somethingWrong` if the
 * response has no message.
 */
export const codeError = (message: string): CodeError =>
  message === '' ? { code: 'somethingWrong' } : { message }
