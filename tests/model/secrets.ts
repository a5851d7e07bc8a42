type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Names of fields with secrets, at any depth. */
const secretField = /^(password|confirmPassword|answer|code|hashcode)$/

/** The secrets in a value: texts in fields with such a name. */
export const secretsIn = (value: unknown): string[] =>
  isFields(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' && inner !== '' && secretField.test(name) ? [inner] : secretsIn(inner),
      )
    : []

/** Whether a secret is anywhere in a value that can be saved. */
export const holds = (value: unknown, secret: string): boolean =>
  JSON.stringify(value).includes(JSON.stringify(secret).slice(1, -1))
