import { isFields } from './fields.ts'

const secret = /password|answer|token|^code$|cipher|hash|guid/i
const hidden = '•••'

export const isSecret = (name: string): boolean => secret.test(name)

/** Hides passwords, security answers, tokens and codes at any depth. */
export const redact = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return isSecret(key) && value !== '' ? hidden : value
  if (Array.isArray(value)) return value.map((item) => redact(item, key))
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '(function)' : value
  return redactFields(value)
}

/** `•••` stands where `redact` has hidden a secret. */
export const blankSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blankSecrets)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blankSecrets(inner)]))
  return value === hidden ? '' : value
}

const redactFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redact(value, name)]))

/** Of an error only its message and the seconds to wait remain. */
export const redactEvent = (event: { readonly type: string }): { readonly type: string } => ({
  ...redactFields(event),
  ...('error' in event && { error: failureText(event.error) }),
  type: event.type,
})

export const failureText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(redact(error))
  const wait =
    'waitSeconds' in error && Number(error.waitSeconds) > 0 ? `, wait ${Number(error.waitSeconds)} s` : ''
  return `${error.message}${wait}`
}
