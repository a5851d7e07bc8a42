/**
 * The one string a login ID is counted by: in any case, and the same for letters of other scripts that lowercase or
 * decompose to one of a to z (U+0130, the Kelvin sign), however JavaScript and PostgreSQL differ on them.
 */
export const normaliseLoginId = (typed: string): string =>
  typed.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The string a login ID is found by: the one it is counted by; `null` for what no login ID consists of. */
export const matchableLoginId = (typed: string): string | null =>
  /^[\x21-\x7e]+$/.test(typed.trim()) ? normaliseLoginId(typed) : null
