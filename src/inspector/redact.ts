import { isFields } from './fields.ts'

const secret = /password|answer|token|^code$|cipher|hash|guid/i
const hidden = '•••'

/**
 * A copy without secrets: passwords, answers, tokens and codes, at any depth. Only the type is kept of what is not
 * plain data.
 */
export const redact = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return secret.test(key) && value !== '' ? hidden : value
  if (Array.isArray(value)) return value.map((item) => redact(item, key))
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '(function)' : value
  return redactFields(value)
}

/** The result of `redact`, with nothing in place of secrets. */
export const blankSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blankSecrets)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blankSecrets(inner)]))
  return value === hidden ? '' : value
}

/** As `redact`, for an object. */
const redactFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redact(value, name)]))

/** An event without secrets. An error is no plain data, so only the portal's own texts of it are kept. */
export const redactEvent = (event: { readonly type: string }): { readonly type: string } => ({
  ...redactFields(event),
  ...('error' in event && { error: failureWords(event.error) }),
  type: event.type,
})

/** The error of a port in one line. */
export const failureWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(redact(error))
  const wait =
    'waitSeconds' in error && Number(error.waitSeconds) > 0 ? `, wait ${Number(error.waitSeconds)} s` : ''
  return `${error.message}${wait}`
}
