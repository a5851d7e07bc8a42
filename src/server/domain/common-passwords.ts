import { dictionary } from '@zxcvbn-ts/language-common'

/** What people here would think of, beside the fifty thousand that lead the published lists of leaked passwords. */
const local = ['americanwater', 'autumn', 'contraseña', 'mywater', 'passwort', 'utility', 'waterbill']

const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...local])

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

const undisguised = (text: string) => text.replace(/[@431!0$57]/g, (sign) => letterFor[sign] ?? sign)

/** The middle of the password: decoration is whatever stands before and after that is not a letter. */
const withoutDecoration = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isOneRun = (text: string): boolean => {
  const signs = [...text]
  return signs.every((sign) => sign === signs[0])
}

/**
 * True for a password that guessers try first (NIST 800-63B-4), however it is capitalised and decorated: the rules ask for
 * capitals and digits, so what gets through is a common one with a year or a sign behind it.
 */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase()
  const cores = [plain, withoutDecoration(plain), withoutDecoration(plain.replace(/\d/g, ''))]
  const readings = cores.flatMap((core) => [core, undisguised(core)])
  return readings.some((reading) => common.has(reading) || isOneRun(reading))
}
