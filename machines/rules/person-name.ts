/** Replaces typographic apostrophes and hyphens by plain ones, so that they make no difference between two names. */
export const withPlainMarks = (name: string): string =>
  name.replace(/[‘’‛ʼ′]/gu, "'").replace(/[‐‑‒–—−]/gu, '-')

export type NameError = 'nameInvalid'

/**
 * A mail starts with the recipient's name. If any text were allowed as a name, this text would look like a text of the
 * utility.
 */
export const nameError = (name: string): NameError | null =>
  /^[\p{L}\p{M} '`´.,·・-]{0,60}$/u.test(withPlainMarks(name)) ? null : 'nameInvalid'
