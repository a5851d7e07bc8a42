/** What a form's field holds, without the one character the database refuses; empty for a file. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : ''
