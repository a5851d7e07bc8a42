/** Marks the place of an inserted value in a list of words. */
const anything = '*'
/** The maximum number of words in a value that is inserted into a text. */
const longest = 12

/**
 * Returns the words of a text in lower case, without accents, apostrophes and punctuation. Each Chinese character is
 * a word.
 */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll(/\{#?\}/g, ` ${anything} `)
    .match(/\p{Script=Han}|[^\s\p{Script=Han}\p{P}\p{S}]+|\*/gu) ?? []

/** Returns the words of a customer's quote. */
export const quotedTokens = (quote: string): string[] => tokensOf(quote).filter((token) => token !== anything)

const isLetter = (token: string): boolean => token !== anything

/**
 * Compares the quote with `text` from the position `at`. Returns -1 if they differ, and otherwise the number of equal
 * words. An inserted value in `text` matches any words, but these words are not counted. The last word of the quote can
 * be incomplete.
 */
const matchFrom = (quote: readonly string[], text: readonly string[], from: number, at: number): number => {
  const word = quote[from]
  const there = text[at]
  if (word === undefined) return 0
  if (there === undefined) return -1
  if (there === anything) {
    for (let filled = 1; filled <= longest && from + filled <= quote.length; filled++) {
      const rest = matchFrom(quote, text, from + filled, at + 1)
      if (rest >= 0) return rest
    }
    return -1
  }
  const isSame = there === word || (from === quote.length - 1 && there.startsWith(word))
  if (!isSame) return -1
  const rest = matchFrom(quote, text, from + 1, at + 1)
  return rest < 0 ? -1 : rest + 1
}

/**
 * Whether the text contains the quote. Inserted values match any words. At least half of the quote's words must match
 * other words of the text.
 */
export const containsWords = (text: readonly string[], quote: readonly string[]): boolean =>
  text.some((_, at) => matchFrom(quote, text, 0, at) * 2 >= Math.max(1, quote.length))

/**
 * Whether the screen-reader text `said` contains the whole `text` at the position `at`. An inserted value in `text`
 * matches any words.
 */
const startsAt = (text: readonly string[], said: readonly string[], from: number, at: number): boolean => {
  const word = text[from]
  if (word === undefined) return true
  if (word !== anything) return said[at] === word && startsAt(text, said, from + 1, at + 1)
  for (let filled = 1; filled <= longest && at + filled <= said.length; filled++)
    if (startsAt(text, said, from + 1, at + filled)) return true
  return false
}

/**
 * Whether a text is short. A short text must be equal to a whole line of a screen-reader text, or to a part of a line
 * between commas. A longer text can be anywhere in a line.
 */
const isShort = (text: readonly string[]): boolean => text.length <= 3

/** A line of a screen-reader text, split into words. */
export interface Phrase {
  readonly whole: readonly string[]
  /**
   * The whole line of the screen-reader text, and its parts between commas, each with one space between words. A part
   * is, for example, the role or the name of a control.
   */
  readonly parts: ReadonlySet<string>
}

/** Whether a line of a screen-reader text contains `text`. */
export const phraseContains = ({ whole, parts }: Phrase, text: readonly string[]): boolean =>
  isShort(text) && !text.includes(anything)
    ? parts.has(text.join(' '))
    : whole.some((_, at) => startsAt(text, whole, 0, at))

/** Splits a line of a screen-reader text into words. */
export const phraseOf = (line: string): Phrase => ({
  whole: tokensOf(line),
  parts: new Set([line, ...line.split(', ')].map((part) => tokensOf(part).join(' '))),
})

/**
 * Returns each possible wording of a text in the sources. If a text consists only of an inserted value, the function
 * returns no wording.
 */
export const variantsOf = (words: string): string[][] =>
  words
    .split('\n')
    .map(tokensOf)
    .filter((way) => way.some(isLetter))
