import { isFields } from './fields.ts'

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
  return redactFields(value)
}

/** What came out of `redact`, with nothing where a secret was. */
export const blankSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blankSecrets)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blankSecrets(inner)]))
  return value === hidden ? '' : value
}

/** As `redact`, of an object. */
const redactFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redact(value, name)]))

/** An event without secrets; of a failure, which is no plain data, what the portal itself says in it. */
export const redactEvent = (event: { readonly type: string }): { readonly type: string } => ({
  ...redactFields(event),
  ...('error' in event && { error: failureWords(event.error) }),
  type: event.type,
})

/** What a port failed with, in one line. */
export const failureWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(redact(error))
  const wait =
    'waitSeconds' in error && Number(error.waitSeconds) > 0 ? `, wait ${Number(error.waitSeconds)} s` : ''
  return `${error.message}${wait}`
}
