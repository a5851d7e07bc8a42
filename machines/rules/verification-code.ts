/** A code as typed or pasted, without the spaces and dashes people put in. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s–-]/g, '')

/** An empty code gives "Verification Code Required" (document 1, §5). */
export const verificationCodeError = (typed: string): 'verificationCodeRequired' | null =>
  normaliseCode(typed) === '' ? 'verificationCodeRequired' : null

/** What became of a code that was sent in. `message` is the provider's first error summary, made readable. */
export type VerifyOutcome =
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly message: string }

/** What stands at a code's field: a code of ours, or the provider's own words. */
export type CodeError =
  | { readonly code: 'verificationCodeRequired' | 'somethingWrong' }
  | { readonly message: string }

/** Why a code was not accepted: in the provider's words where it said any. */
export const codeError = (outcome: VerifyOutcome | { readonly kind: 'resent' | 'tooManyTries' }): CodeError =>
  outcome.kind === 'refused' && outcome.message !== ''
    ? { message: outcome.message }
    : { code: 'somethingWrong' }
