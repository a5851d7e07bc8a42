/**
 * The form in which a login ID is counted: the same for upper and lower case, and for letters of other scripts that
 * lower or decompose to one of a to z (U+0130, the Kelvin sign). JavaScript and PostgreSQL treat these differently.
 */
export const normaliseLoginId = (typed: string): string =>
  typed.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The form by which a login ID is found: the counted one; `null` for a text that cannot be a login ID. */
export const matchableLoginId = (typed: string): string | null =>
  /^[\x21-\x7e]+$/.test(typed.trim()) ? normaliseLoginId(typed) : null
