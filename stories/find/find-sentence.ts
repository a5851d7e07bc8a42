import { allMachines } from '../../machines/all-machines.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { storiesIn } from '../../src/inspector/screens.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'
import type { Library, Sentence, Status } from './library.ts'
import { containsWords, phraseOf, quotedTokens, phraseContains, tokensOf, variantsOf } from './words.ts'
import type { Phrase } from './words.ts'

/** A text that contains the quoted words, and the stories that show it. */
export interface Found extends Sentence {
  readonly stories: readonly string[]
}

/** A response status that contains the quoted words, and the stories of the states to which this status leads. */
export interface FoundStatus extends Status {
  readonly stories: readonly string[]
}

export interface Answer {
  readonly found: readonly Found[]
  readonly statuses: readonly FoundStatus[]
  /** The stories whose screen-reader text contains the words. This search also finds texts with inserted values. */
  readonly saying: readonly string[]
}

const isSameText = (one: string, other: string): boolean =>
  tokensOf(one).join(' ') === tokensOf(other).join(' ')

const guardOf = (kind: string): string => `is${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

/**
 * Returns the stories of the states that a flow can enter when a call returns this status. The states come from the
 * documented transitions of the flow. A status without a transition of its own leads to the states of the general
 * transitions, which have no condition.
 */
const storiesOfStates = ({ slug, kinds }: Status): string[] => {
  const machine = allMachines.find(({ machine: { id } }) => slugOfMachine(id) === slug)?.machine.id
  if (machine === undefined || kinds.length === 0) return []
  const rows = transcriptions.get(slug) ?? []
  const named = rows.filter(([, , condition, to]) =>
    kinds.some((kind) => condition === guardOf(kind) || to.split('.').at(-1) === kind),
  )
  const others = rows.filter(
    ([from, event, condition]) =>
      event.startsWith('done: ') &&
      condition === '' &&
      rows.some((row) => row[0] === from && row[1] === event && row[2] !== ''),
  )
  const states = (named.length > 0 ? named : others).map(([, , , to]) => to)
  return [...new Set([...new Set(states)].flatMap((to) => storiesIn(machine, to)))]
}

/** Returns the texts of a flow for a refused call with this status. */
const refusalTexts = ({ sentences }: Library, { slug, kinds }: Status): readonly Sentence[] =>
  sentences.filter(
    ({ speaker, language, place }) =>
      speaker === 'screen' &&
      language === 'en' &&
      place.startsWith(`${slug}.`) &&
      kinds.some((kind) => place.endsWith(`.refusals.${kind}`)),
  )

/**
 * Returns a function that finds the stories that show a text. For a text of the backend, it finds the stories with this
 * text as a sample message. If no story has this sample message, the function finds the stories whose sample message is
 * any text of the same file.
 */
const createStoriesOf = ({ sentences, samples, spoken }: Library) => {
  const english = new Map(
    sentences
      .filter(({ speaker, language }) => speaker === 'screen' && language === 'en')
      .map(({ place, words }) => [place, variantsOf(words)]),
  )
  const lines: readonly (readonly [string, readonly Phrase[]])[] = Object.entries(spoken).map(
    ([story, said]) => [story, said.split('\n').map(phraseOf)],
  )
  const saying = (ways: readonly (readonly string[])[]): string[] =>
    lines
      .filter(([, phrases]) => phrases.some((phrase) => ways.some((way) => phraseContains(phrase, way))))
      .map(([story]) => story)
  const showingSample = (texts: readonly Sentence[]): string[] =>
    samples
      .filter((sample) => texts.some(({ language, words }) => isSameText(sample[language] ?? '', words)))
      .flatMap(({ en = '' }) => saying(variantsOf(en)))
  const ofBackend = ({ file, place }: Sentence): string[] => {
    const texts = sentences.filter((text) => text.file === file)
    const itself = showingSample(texts.filter((text) => text.place === place))
    return itself.length > 0 ? itself : showingSample(texts)
  }
  const known = new Map<string, readonly string[]>()
  return (sentence: Sentence): readonly string[] => {
    const { speaker, place } = sentence
    if (speaker === 'mail' || speaker === 'sign-in page') return []
    const key = `${speaker} ${place}`
    const stories =
      known.get(key) ??
      (speaker === 'screen' ? saying(english.get(place) ?? []) : [...new Set(ofBackend(sentence))])
    known.set(key, stories)
    return stories
  }
}

/**
 * Returns a function that searches the texts in `library` for a quote. If the quote is empty or contains only
 * punctuation, the function finds nothing.
 */
export const searchIn = (library: Library): ((quote: string) => Answer) => {
  const texts = library.sentences.map((sentence) => ({ sentence, ways: variantsOf(sentence.words) }))
  const storiesOf = createStoriesOf(library)
  const storiesOfStatus = (status: Status): readonly string[] => {
    const showingRefusal = refusalTexts(library, status).flatMap(storiesOf)
    return showingRefusal.length > 0 ? [...new Set(showingRefusal)] : storiesOfStates(status)
  }
  const stories = Object.entries(library.spoken).map(([story, said]) => ({
    story,
    phrases: said.split('\n').map(phraseOf),
  }))
  return (quote) => {
    const quoted = quotedTokens(quote)
    if (quoted.length === 0) return { found: [], statuses: [], saying: [] }
    return {
      found: texts
        .filter(({ ways }) => ways.some((way) => containsWords(way, quoted)))
        .map(({ sentence }) => ({ ...sentence, stories: storiesOf(sentence) })),
      statuses: library.statuses
        .filter(({ status }) => containsWords(tokensOf(status), quoted))
        .map((status) => ({ ...status, stories: storiesOfStatus(status) })),
      saying: stories
        .filter(({ phrases }) => phrases.some(({ whole }) => containsWords(whole, quoted)))
        .map(({ story }) => story),
    }
  }
}

/**
 * Returns the texts that a story shows, in every language. If several files contain the same text, the function prefers
 * the files of the flows in `slugs`.
 */
export const textsShownIn = (
  library: Library,
  story: string,
  slugs: readonly string[],
): readonly Sentence[] => {
  const phrases = (library.spoken[story] ?? '').split('\n').map(phraseOf)
  const shown = library.sentences.filter(
    ({ speaker, language, words }) =>
      speaker === 'screen' &&
      language === 'en' &&
      variantsOf(words).some((way) => phrases.some((phrase) => phraseContains(phrase, way))),
  )
  const isNear = ({ place }: Sentence) => slugs.includes(place.split('.')[0] ?? '')
  const places = shown
    .filter(
      (text) => isNear(text) || !shown.some((other) => isNear(other) && isSameText(text.words, other.words)),
    )
    .map(({ place }) => place)
  return library.sentences.filter(({ speaker, place }) => speaker === 'screen' && places.includes(place))
}
