export type EmailError = 'emailRequired' | 'emailInvalid'
export type ConfirmEmailError = 'confirmEmailRequired' | 'emailsDoNotMatch'

/**
 * The email is required and must have the form of an address. The pattern is like the pattern of HTML's email inputs,
 * with two differences: it allows letters of all scripts, and the domain must contain a dot.
 */
export const emailError = (email: string): EmailError | null => {
  const typed = email.trim()
  if (typed === '') return 'emailRequired'
  const looksRight =
    typed.length <= 254 &&
    /^[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u.test(
      typed,
    )
  return looksRight ? null : 'emailInvalid'
}

/** The repeated email must be equal to the email (document 1, §5). Upper and lower case must be equal too. */
export const confirmEmailError = (confirmation: string, email: string): ConfirmEmailError | null => {
  if (confirmation.trim() === '') return 'confirmEmailRequired'
  return confirmation.trim() === email.trim() ? null : 'emailsDoNotMatch'
}
