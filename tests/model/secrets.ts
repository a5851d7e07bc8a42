type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Matches the names of fields that contain secrets. */
const secretField = /^(password|confirmPassword|answer|code|hashcode)$/

/** Returns the non-empty texts in the secret fields of a value, at any depth. */
export const secretsIn = (value: unknown): string[] =>
  isFields(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' && inner !== '' && secretField.test(name) ? [inner] : secretsIn(inner),
      )
    : []

/** True if the JSON text of a value contains the secret. */
export const holdsPlaintext = (value: unknown, secret: string): boolean =>
  JSON.stringify(value).includes(JSON.stringify(secret).slice(1, -1))
