export type PasswordError = 'passwordRequired' | 'passwordInvalid' | 'passwordCommon'

const letterFor: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const withoutSubstitutions = (text: string) =>
  Object.entries(letterFor).reduce((plain, [sign, letter]) => plain.replaceAll(sign, letter), text)

const withoutDecoration = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isOneRun = (text: string): boolean => {
  const signs = [...text]
  return signs.every((sign) => sign === signs[0])
}

/**
 * Whether attackers would try the password first (NIST 800-63B-4), because it is a common password or one repeated
 * character. Many people only change a common word a little. The function therefore ignores upper case, digits, and
 * signs before and after the word, and reads signs such as `@` as letters. All words in `common` are in lower case.
 */
export const isInCommonPasswords = (password: string, common: ReadonlySet<string>): boolean => {
  const plain = password.normalize('NFKC').toLowerCase()
  const cores = [plain, withoutDecoration(plain), withoutDecoration(plain.replace(/\d/g, ''))]
  const readings = cores.flatMap((core) => [core, withoutSubstitutions(core)])
  return readings.some((reading) => common.has(reading) || isOneRun(reading))
}

/** The words that are most common in passwords. The backend has a list of tens of thousands of further passwords. */
const mostCommon: ReadonlySet<string> = new Set(
  (
    'password passwort contraseña passw pass qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm abc abcd abcdef letmein welcome ' +
    'admin administrator login changeme secret test testing monkey dragon football baseball soccer hockey superman ' +
    'batman sunshine princess iloveyou trustno master shadow freedom whatever computer internet spring summer autumn ' +
    'fall winter primavera verano otoño invierno january february march april june july august september october ' +
    'november december monday tuesday wednesday thursday friday saturday sunday hello bienvenido teamo water ' +
    'mywater americanwater utility waterbill'
  ).split(' '),
)

export const passwordLimit = 256

/**
 * Returns a pattern that a password must match. A password with four consecutive characters of the login ID does not
 * match. If the login ID has fewer than four characters, a password with the whole login ID does not match. Upper and
 * lower case make no difference.
 */
const withoutPartsOf = (loginId: string): RegExp => {
  const id = loginId.trim()
  const runs = [...id].map((_, start, signs) => signs.slice(start, start + 4).join('')).slice(0, -3)
  const parts = (runs.length === 0 ? [id] : runs).filter((part) => part !== '')
  const written = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')
  return written === '' ? /^/ : new RegExp(`^(?!.*(?:${written}))`, 'isu')
}

/**
 * Returns the patterns that a password must match, in the order in which the page lists the rules (document 1, §5). The
 * password must have at least 8 characters and at most the contract's maximum. It must contain an uppercase letter, a
 * lowercase letter and a digit, but no part of the login ID. Letters of every script are allowed. The page that sets a
 * new password has its own small script. The rules are patterns, so that the server can send them to this script as
 * text.
 */
export const passwordRules = (loginId: string): readonly RegExp[] => [
  /^.{8,256}$/su,
  /\p{Lu}/u,
  /\p{Ll}/u,
  /\d/u,
  withoutPartsOf(loginId),
]

/**
 * Checks a password: it must not be one of the most common passwords, and it must satisfy every rule (document 1,
 * §5). The function does not trim the password.
 */
export const passwordError = (password: string, loginId: string): PasswordError | null => {
  if (password === '') return 'passwordRequired'
  const keepsAll = passwordRules(loginId).every((rule) => rule.test(password))
  if (!keepsAll || password.length > passwordLimit) return 'passwordInvalid'
  return isInCommonPasswords(password, mostCommon) ? 'passwordCommon' : null
}

export type ConfirmPasswordError = 'confirmPasswordRequired' | 'passwordsDoNotMatch'

export const confirmPasswordError = (confirmation: string, password: string): ConfirmPasswordError | null => {
  if (confirmation === '') return 'confirmPasswordRequired'
  return confirmation === password ? null : 'passwordsDoNotMatch'
}

export type PasswordLevel = 'danger' | 'warning' | 'success'

/**
 * The patterns that each give a password one point. They are patterns for the same reason as the rules: the page that
 * sets a new password shows the strength too.
 */
export const strengthPatterns: readonly RegExp[] = [/\p{Lu}/u, /\d/, /[^\p{L}\d\s:]/u, /^.{8}/su]

export const strengthLevel = (points: number): PasswordLevel => {
  if (points === strengthPatterns.length) return 'success'
  return points === 3 ? 'warning' : 'danger'
}

/**
 * Returns the strength of a password. The password gets one point for each of the following: an uppercase letter, a
 * digit, a special character (no letter, digit, white space or colon), and a length of at least 8 characters. Up to 2
 * points are the level danger, 3 points warning, and 4 points success (document 1, §5).
 */
export const passwordStrength = (password: string) => {
  const points = strengthPatterns.filter((pattern) => pattern.test(password)).length
  return { points, level: strengthLevel(points) }
}
