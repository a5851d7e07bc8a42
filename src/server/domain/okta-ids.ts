import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id in the identity provider's manner: three letters for the kind, 17 random characters (101 bits). */
export const newId = (kind: '00u' | 'sms' | 'emf'): string =>
  kind + Array.from({ length: 17 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
