import type { DocumentedText } from '../../machines/specification/texts/documented-text.ts'

/** The English texts of the portal. Each key is a path, such as `eligibility.refusals.notEligible`. */
export type Texts = ReadonlyMap<string, unknown>

const says = (row: DocumentedText): string =>
  'settled' in row
    ? `"${row.text}" is settled: ${row.settled}`
    : `document ${row.document}, section ${row.section} says "${row.text}"`

const read = (value: unknown, given: readonly string[] = []): string =>
  String(typeof value === 'function' ? Reflect.apply(value, undefined, given) : value)

/** Returns a line for each text of the specification that is missing or different in the portal. */
export const differingTexts = (documented: readonly DocumentedText[], texts: Texts): string[] =>
  documented.flatMap((row) =>
    row.where.flatMap((key) => {
      if (!texts.has(key)) return [`${key} is no text of the portal, but ${says(row)}.`]
      const words = read(texts.get(key), row.given)
      return words === row.text ? [] : [`${key} reads "${words}", but ${says(row)}.`]
    }),
  )

/**
 * Returns a line for each error in the two lists of texts. Each text of the portal must be in exactly one list: the
 * texts of the specification or our own texts. Each listed text must exist.
 */
export const textListErrors = (
  documented: readonly DocumentedText[],
  ours: readonly string[],
  texts: Texts,
): string[] => {
  const rows = new Map(documented.flatMap((row) => row.where.map((key) => [key, row] as const)))
  const own = new Set(ours)
  return [
    ...[...texts.keys()]
      .filter((key) => !rows.has(key) && !own.has(key))
      .map((key) => `${key} is neither documented nor a text of our own.`),
    ...ours.flatMap((key, place) => {
      const row = rows.get(key)
      return [
        ...(ours.indexOf(key) < place ? [`${key} is listed twice as a text of our own.`] : []),
        ...(row ? [`${key} is listed as a text of our own, but ${says(row)}.`] : []),
        ...(texts.has(key) ? [] : [`${key} is listed as a text of our own, but there is no such text.`]),
      ]
    }),
  ]
}
