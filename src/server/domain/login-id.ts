/** Also replaces letters such as U+0130, which JavaScript and PostgreSQL convert to lower case in different ways. */
export const normaliseLoginId = (typed: string): string =>
  typed.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/**
 * For a database search.
 * @returns `null` for a text that cannot be a login ID
 */
export const matchableLoginId = (typed: string): string | null =>
  /^[\x21-\x7e]+$/.test(typed.trim()) ? normaliseLoginId(typed) : null
