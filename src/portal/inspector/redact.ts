const secret = /password|answer|token|^code$|cipher|hash|guid/i
const hidden = '•••'

/**
 * A copy without what nobody may read over a developer's shoulder: passwords, answers, tokens and codes, wherever
 * they stand. Anything that is not plain data is named, not copied.
 */
export const redact = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return secret.test(key) && value !== '' ? hidden : value
  if (Array.isArray(value)) return value.map((item) => redact(item, key))
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '(function)' : value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redact(inner, name)]))
}

/** As `redact`, of an object; a port has no context, and nothing is what is left of it. */
export const redactFields = (fields: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, redact(value, name)]))
