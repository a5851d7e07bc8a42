/** The street types that the search removes, as document 1, §5 lists them. */
export const streetTypes = [
  'st',
  'street',
  'pl',
  'place',
  'av',
  'ave',
  'avenue',
  'rd',
  'road',
  'blvd',
  'dr',
  'drive',
  'ter',
  'cir',
  'ln',
  'lane',
  'pkwy',
  'ct',
  'row',
  'pike',
] as const

const isSingleLetter = (word: string): boolean => /^\p{L}\.?$/u.test(word)
// Removes the full stop of an abbreviation, because "St." is the street type "st".
const isStreetType = (word: string): boolean =>
  streetTypes.some((type) => type === word || `${type}.` === word)

/**
 * A name of one word stays unchanged. "Row" may be the whole name of a street, and an empty name would match every
 * street.
 */
const withoutLast = (words: readonly string[], isDropped: (word: string) => boolean): readonly string[] => {
  const last = words.at(-1)
  return words.length > 1 && last !== undefined && isDropped(last) ? words.slice(0, -1) : words
}

/**
 * Returns the street name for the account search (document 1, §5), trimmed and in lower case. If a single letter is
 * at the end, the function removes the letter. Then it removes a street type at the end. One space separates the
 * words.
 */
export const normaliseStreetName = (typed: string): string => {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean)
  return withoutLast(withoutLast(words, isSingleLetter), isStreetType).join(' ')
}
