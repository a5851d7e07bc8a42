export type PasswordError = 'passwordRequired' | 'passwordInvalid'

/** True when the password contains the login ID or any run of four of its characters, in any case. */
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
export const passwordError = (password: string, loginId: string): PasswordError | null => {
  if (password === '') return 'passwordRequired'
  const strongEnough =
    [...password].length >= 8 && /\d/.test(password) && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)
  const fits = password.length <= passwordLimit
  return strongEnough && fits && !sharesRun(password, loginId) ? null : 'passwordInvalid'
}

export type ConfirmPasswordError = 'confirmPasswordRequired' | 'passwordsDoNotMatch'

/** Required and equal to the password (document 1, §5; document 2, §5). */
export const confirmPasswordError = (confirmation: string, password: string): ConfirmPasswordError | null => {
  if (confirmation === '') return 'confirmPasswordRequired'
  return confirmation === password ? null : 'passwordsDoNotMatch'
}

type PasswordLevel = 'danger' | 'warning' | 'success'
export interface PasswordStrength {
  readonly points: 0 | 1 | 2 | 3 | 4
  readonly level: PasswordLevel
}

const tests = [
  (password: string) => /\p{Lu}/u.test(password),
  (password: string) => /\d/.test(password),
  (password: string) => /[^\p{L}\d\s:]/u.test(password),
  (password: string) => [...password].length >= 8,
]
const more = { 0: 1, 1: 2, 2: 3, 3: 4, 4: 4 } as const
const levels = { 0: 'danger', 1: 'danger', 2: 'danger', 3: 'warning', 4: 'success' } as const

/**
 * One point each for an uppercase letter, a digit, a special character (not letter, digit, white space or
 * colon) and a length of at least 8; up to 2 points danger, 3 warning, 4 success (document 1, §5).
 */
export const passwordStrength = (password: string): PasswordStrength => {
  const points = tests.reduce<PasswordStrength['points']>(
    (reached, holds) => (holds(password) ? more[reached] : reached),
    0,
  )
  return { points, level: levels[points] }
}
