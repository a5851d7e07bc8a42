import { asMeant } from './as-meant.ts'

const codesIn = (text: string, run: RegExp): ReadonlySet<string> =>
  new Set(
    (text.match(run) ?? []).map((found) => found.replace(/\D/g, '')).filter((digits) => digits.length === 6),
  )

/**
 * Returns the code of six digits in a typed or pasted text, such as `123 456`, `#123456` or a whole message. The result
 * is empty if the text contains no code, or several different codes.
 */
export const readCode = (typed: string): string => {
  const text = asMeant(typed)
  const whole = codesIn(text, /\d+/g)
  const [code = '', ...others] = whole.size > 0 ? whole : codesIn(text, /\d[\d\s\p{Pd}]*/gu)
  return others.length === 0 ? code : ''
}

export const verificationCodeError = (typed: string): 'verificationCodeRequired' | null =>
  readCode(typed) === '' ? 'verificationCodeRequired' : null

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

export const codeError = (message: string): CodeError =>
  message === '' ? { code: 'somethingWrong' } : { message }
