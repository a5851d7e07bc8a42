export type PasswordLevel = 'danger' | 'warning' | 'success'
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
const levels: readonly PasswordStrength[] = [
  { points: 0, level: 'danger' },
  { points: 1, level: 'danger' },
  { points: 2, level: 'danger' },
  { points: 3, level: 'warning' },
  { points: 4, level: 'success' },
]

/**
 * One point each for an uppercase letter, a digit, a special character (not letter, digit, white space or
 * colon) and a length of at least 8; up to 2 points danger, 3 warning, 4 success (document 1, §5).
 */
export const passwordStrength = (password: string): PasswordStrength => {
  const points = tests.filter((holds) => holds(password)).length
  return levels[points] ?? { points: 0, level: 'danger' }
}
