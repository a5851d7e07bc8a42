import * as v from 'valibot'
import { parametersOf } from '../../../contract/portal-paths.ts'

export type Query = Readonly<Record<string, string>>

// Replaces a text by an empty string if the text is too long or contains invisible characters. Some invisible
// characters, such as bidirectional controls, can make the text in a prefilled field look like another text.
const prefill = (max: number) =>
  v.fallback(v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u)), '')

export const prefilled = (query: Query, name: string, max = 80): string =>
  v.parse(prefill(max), Object.hasOwn(query, name) ? query[name] : '')

export const readQuery = (search: string): Query => {
  const query: Record<string, string> = {}
  for (const [name, value] of parametersOf(search)) if (!Object.hasOwn(query, name)) query[name] = value
  return query
}
