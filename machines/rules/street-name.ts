/** The street types that are dropped, as document 1, §5 lists them. */
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
// The full stop of an abbreviation is not part of the word: "St." is the street type st.
const isStreetType = (word: string): boolean =>
  streetTypes.some((type) => type === word || `${type}.` === word)

/** The only word stays: "Row" is the whole name of a street, and an empty name would find any street. */
const withoutLast = (words: readonly string[], isDropped: (word: string) => boolean): readonly string[] => {
  const last = words.at(-1)
  return words.length > 1 && last !== undefined && isDropped(last) ? words.slice(0, -1) : words
}

/**
 * A street's name as accounts are looked up by it: trimmed, lowercase, without a trailing single-letter word, then
 * without a trailing street type (document 1, §5). Words stand one space apart.
 */
export const normaliseStreetName = (typed: string): string => {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean)
  return withoutLast(withoutLast(words, isSingleLetter), isStreetType).join(' ')
}
