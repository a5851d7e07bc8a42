import * as v from 'valibot'

/** The query of the address that the person opened. */
export type Query = Readonly<Record<string, string>>

// Bidirectional controls and other invisible characters can make a prefilled field look like another text.
const prefill = (max: number) =>
  v.fallback(v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u)), '')

/** A parameter that a form can show: short, and without control or direction characters; else empty. */
export const prefilled = (query: Query, name: string, max = 80): string =>
  v.parse(prefill(max), Object.hasOwn(query, name) ? query[name] : '')

/** The query of an address. When a parameter is repeated, the first one counts. */
export const readQuery = (search: string): Query => {
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search))
    if (!Object.hasOwn(query, name)) query[name] = value
  return query
}
