type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Fields that hold what nobody else may read, wherever they stand. */
const secretField = /^(password|confirmPassword|answer|code|hashcode)$/

/** The secrets a value carries: texts in fields whose name says so. */
export const secretsIn = (value: unknown): string[] =>
  isFields(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' && inner !== '' && secretField.test(name) ? [inner] : secretsIn(inner),
      )
    : []

/** Whether a secret stands anywhere in a value that can be saved. */
export const holds = (value: unknown, secret: string): boolean =>
  JSON.stringify(value).includes(JSON.stringify(secret).slice(1, -1))
