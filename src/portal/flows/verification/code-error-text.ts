import type { CodeError } from '../../../../machines/rules/verification-code.ts'

/** What stands at a code's field: our words, or the provider's own as plain text. */
export const codeErrorText = (
  error: CodeError | null,
  texts: Readonly<Record<'verificationCodeRequired' | 'somethingWrong', string>>,
): string | undefined => {
  if (error === null) return undefined
  return 'code' in error ? texts[error.code] : error.message
}
