import { dictionary } from '@zxcvbn-ts/language-common'
import { isAmong } from '../../../machines/rules/password.ts'

/** What people here would think of, beside the fifty thousand that lead the published lists of leaked passwords. */
const local = ['americanwater', 'autumn', 'contraseña', 'mywater', 'passwort', 'utility', 'waterbill']

const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...local])

/** True for a password that guessers try first, however it is capitalised and decorated. */
export const isCommonPassword = (password: string): boolean => isAmong(password, common)
