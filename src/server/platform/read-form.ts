/** A text of somebody else's, without the one character the database refuses; empty for a file. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : ''

/** Reads a field of the form that a request carries; empty where it is missing. */
export const readForm = async (request: {
  parseBody(): Promise<Readonly<Record<string, unknown>>>
}): Promise<(field: string) => string> => {
  const body = await request.parseBody()
  return (field) => asText(body[field])
}
