import { dictionary } from '@zxcvbn-ts/language-common'
import { isAmong } from '../../../machines/rules/password.ts'

/**
 * Words that customers of a water utility may choose, in addition to the 50,000 most common passwords of the
 * published lists.
 */
const local = ['americanwater', 'autumn', 'contraseña', 'mywater', 'passwort', 'utility', 'waterbill']

const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...local])

/** True for a common password, in any case and with usual additions. */
export const isCommonPassword = (password: string): boolean => isAmong(password, common)
