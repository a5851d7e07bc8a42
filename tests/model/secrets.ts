type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const secretField = /^(password|confirmPassword|answer|code|hashcode)$/

export const secretsIn = (value: unknown): string[] =>
  isFields(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' && inner !== '' && secretField.test(name) ? [inner] : secretsIn(inner),
      )
    : []

export const holdsPlaintext = (value: unknown, secret: string): boolean =>
  JSON.stringify(value).includes(JSON.stringify(secret).slice(1, -1))
