import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Okta's format: three letters for the type and 17 random characters (101 bits). */
export const newId = (kind: '00u' | 'sms' | 'emf'): string =>
  kind + Array.from({ length: 17 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
