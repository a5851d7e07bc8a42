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
// Whether the word is a street type. A full stop at the end makes no difference: "St." is the street type "st".
const isStreetType = (word: string): boolean =>
  streetTypes.some((type) => type === word || `${type}.` === word)

/**
 * Returns the words without the last word, if `isDropped` returns true for the last word. A name of one word stays
 * unchanged: the word, such as "Row", can be the whole name. An empty name would match every street.
 */
const withoutLast = (words: readonly string[], isDropped: (word: string) => boolean): readonly string[] => {
  const last = words.at(-1)
  return words.length > 1 && last !== undefined && isDropped(last) ? words.slice(0, -1) : words
}

/**
 * Returns the street name for the account search (document 1, §5): trimmed, in lower case, with one space between
 * words. The function first removes a single letter at the end, and then a street type at the end.
 */
export const normaliseStreetName = (typed: string): string => {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean)
  return withoutLast(withoutLast(words, isSingleLetter), isStreetType).join(' ')
}
