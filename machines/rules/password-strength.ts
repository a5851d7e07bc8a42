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
