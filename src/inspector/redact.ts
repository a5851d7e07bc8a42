import { isFields } from './fields.ts'

const secret = /password|answer|token|^code$|cipher|hash|guid/i
const hidden = '•••'

/** Whether a field with this name contains a secret. */
export const isSecret = (name: string): boolean => secret.test(name)

/**
 * Returns a copy of the value in which all secrets are hidden, at any depth: passwords, security answers, tokens and
 * codes. A function is replaced by a placeholder text.
 */
export const redact = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return isSecret(key) && value !== '' ? hidden : value
  if (Array.isArray(value)) return value.map((item) => redact(item, key))
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '(function)' : value
  return redactFields(value)
}

/** Replaces each text `•••`, which `redact` has inserted in place of a secret, by an empty string. */
export const blankSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blankSecrets)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blankSecrets(inner)]))
  return value === hidden ? '' : value
}

/** Returns a copy of an object in which all secrets are hidden (see `redact`). */
const redactFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redact(value, name)]))

/**
 * Returns an event without secrets. If the event contains an error, only the error's message and the number of
 * seconds to wait remain.
 */
export const redactEvent = (event: { readonly type: string }): { readonly type: string } => ({
  ...redactFields(event),
  ...('error' in event && { error: failureText(event.error) }),
  type: event.type,
})

/** Formats the error of a port as one line. */
export const failureText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(redact(error))
  const wait =
    'waitSeconds' in error && Number(error.waitSeconds) > 0 ? `, wait ${Number(error.waitSeconds)} s` : ''
  return `${error.message}${wait}`
}
