/**
 * Normalises a login ID for rate limits. Ignores case. Replaces special letters, such as U+0130 and the Kelvin sign, by
 * a letter from a to z. JavaScript and PostgreSQL convert these special letters to lower case in different ways.
 */
export const normaliseLoginId = (typed: string): string =>
  typed.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/**
 * Normalises a login ID for a database search.
 * @returns `null` for a text that cannot be a login ID
 */
export const matchableLoginId = (typed: string): string | null =>
  /^[\x21-\x7e]+$/.test(typed.trim()) ? normaliseLoginId(typed) : null
