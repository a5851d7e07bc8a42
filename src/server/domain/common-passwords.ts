import { dictionary } from '@zxcvbn-ts/language-common'
import { isInCommonPasswords } from '../../../machines/rules/password.ts'

/** Often used by customers of a water utility, in addition to about 49,000 common passwords of published lists. */
const local = ['americanwater', 'autumn', 'contraseña', 'mywater', 'passwort', 'utility', 'waterbill']

const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...local])

/** A common word with usual additions, such as digits, is common too. */
export const isCommonPassword = (password: string): boolean => isInCommonPasswords(password, common)
