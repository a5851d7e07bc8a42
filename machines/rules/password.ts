export type PasswordProblem = 'passwordRequired' | 'passwordInvalid'

/** True when the password holds the login ID or any run of four of its characters, in any case. */
const sharesRun = (password: string, loginId: string): boolean => {
  const inPassword = password.toLowerCase()
  const id = loginId.trim().toLowerCase()
  for (let start = 0; start + 4 <= id.length; start++)
    if (inPassword.includes(id.slice(start, start + 4))) return true
  return id !== '' && inPassword.includes(id)
}

/** Characters (UTF-16 units) the contract carries. */
export const passwordLimit = 256

/**
 * At least 8 characters with a digit, a lowercase and an uppercase letter, and no part of the login ID
 * (document 1, §5). Letters of any script count; nothing is trimmed.
 */
export const passwordProblem = (password: string, loginId: string): PasswordProblem | null => {
  if (password === '') return 'passwordRequired'
  const strongEnough =
    [...password].length >= 8 && /\d/.test(password) && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)
  const fits = password.length <= passwordLimit
  return strongEnough && fits && !sharesRun(password, loginId) ? null : 'passwordInvalid'
}
