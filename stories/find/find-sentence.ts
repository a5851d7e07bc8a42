/** A text of the portal or of a mail, as it stands in the sources: `{}` or `{#}` where something is filled in. */
export interface Sentence {
  /** The same in every language: `eligibility.refusals.notEligible`. */
  readonly place: string
  readonly language: string
  /** Path of the file that holds it, and the line where it begins. */
  readonly file: string
  readonly line: number
  /** A line for each way it may read. */
  readonly words: string
  /** A screen says it, not a mail or a page of the backend. */
  readonly isOfScreen: boolean
}

/** All that a quoted sentence is looked for in. */
export interface Library {
  readonly sentences: readonly Sentence[]
  /** By Storybook's id of a story, what is read out of it: a phrase a line, in English. */
  readonly spoken: Readonly<Record<string, string>>
}

/** A text that holds the quoted words, and the stories that show it. */
export interface Found extends Sentence {
  readonly stories: readonly string[]
}

export interface Answer {
  readonly found: readonly Found[]
  /** Stories that say the words themselves, as they hold what was filled in. */
  readonly saying: readonly string[]
}

/** Stands for whatever is filled in. */
const anything = '*'
/** How many words may be filled in at one place. */
const longest = 12

/** Words without case, accents, apostrophes and signs; a Chinese sign is a word. */
const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll(/\{#?\}/g, ` ${anything} `)
    .match(/\p{Script=Han}|[^\s\p{Script=Han}\p{P}\p{S}]+|\*/gu) ?? []

const quotedTokens = (quote: string): string[] => tokensOf(quote).filter((token) => token !== anything)

const isLetter = (token: string): boolean => token !== anything

/**
 * How many words of `text` the quote is found in, from `at`, where it begins; -1 where it is not. What is filled in
 * may be any words; the quote's last word may be begun only.
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

/** Whether the quote stands in the text: at least half of its words are the text's own. */
const holds = (text: readonly string[], quote: readonly string[]): boolean =>
  text.some((_, at) => matchFrom(quote, text, 0, at) * 2 >= Math.max(1, quote.length))

/** Whether the whole text stands in `said`, from a place in it. */
const standsIn = (text: readonly string[], said: readonly string[], from: number, at: number): boolean => {
  const word = text[from]
  if (word === undefined) return true
  if (word !== anything) return said[at] === word && standsIn(text, said, from + 1, at + 1)
  for (let filled = 1; filled <= longest && at + filled <= said.length; filled++)
    if (standsIn(text, said, from + 1, at + filled)) return true
  return false
}

/** A text so short stands for itself only where nothing else is said with it. */
const isShort = (text: readonly string[]): boolean => text.length <= 3

interface Phrase {
  readonly whole: readonly string[]
  /** Between commas: role, name, value, hint. */
  readonly parts: ReadonlySet<string>
}

const says = ({ whole, parts }: Phrase, text: readonly string[]): boolean =>
  isShort(text) && !text.includes(anything)
    ? parts.has(text.join(' '))
    : whole.some((_, at) => standsIn(text, whole, 0, at))

const phraseOf = (line: string): Phrase => ({
  whole: tokensOf(line),
  parts: new Set([line, ...line.split(', ')].map((part) => tokensOf(part).join(' '))),
})

const waysOf = ({ words }: Sentence): string[][] =>
  words
    .split('\n')
    .map(tokensOf)
    .filter((way) => way.some(isLetter))

/** A search through a library that is read once. An empty quote, or one of signs alone, finds nothing. */
export const searchIn = ({ sentences, spoken }: Library): ((quote: string) => Answer) => {
  const texts = sentences.map((sentence) => ({ sentence, ways: waysOf(sentence) }))
  const english = new Map(
    texts
      .filter(({ sentence }) => sentence.isOfScreen && sentence.language === 'en')
      .map((one) => [one.sentence.place, one.ways]),
  )
  const stories = Object.entries(spoken).map(([story, said]) => ({
    story,
    phrases: said.split('\n').map(phraseOf),
  }))
  const shown = new Map<string, readonly string[]>()
  const storiesOf = (place: string): readonly string[] => {
    const ways = english.get(place) ?? []
    const known =
      shown.get(place) ??
      stories
        .filter(({ phrases }) => phrases.some((phrase) => ways.some((way) => says(phrase, way))))
        .map(({ story }) => story)
    shown.set(place, known)
    return known
  }
  return (quote) => {
    const quoted = quotedTokens(quote)
    if (quoted.length === 0) return { found: [], saying: [] }
    const found = texts
      .filter(({ ways }) => ways.some((way) => holds(way, quoted)))
      .map(({ sentence }) => ({ ...sentence, stories: storiesOf(sentence.place) }))
    const saying = stories
      .filter(({ phrases }) => phrases.some(({ whole }) => holds(whole, quoted)))
      .map(({ story }) => story)
    return { found, saying }
  }
}
