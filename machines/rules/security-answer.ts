export type SecurityAnswerError =
  | 'securityAnswerRequired'
  | 'securityAnswerTooShort'
  | 'securityAnswerMatches'

/**
 * Required, at least 4 characters, and in any case none of password, login ID and email (document 1, §5).
 */
export const securityAnswerError = (
  answer: string,
  others: { readonly password: string; readonly loginId: string; readonly email: string },
): SecurityAnswerError | null => {
  const given = answer.trim().toLowerCase()
  if (given === '') return 'securityAnswerRequired'
  if ([...given].length < 4) return 'securityAnswerTooShort'
  const taken = [others.password, others.loginId, others.email].map((other) => other.trim().toLowerCase())
  return taken.includes(given) ? 'securityAnswerMatches' : null
}
