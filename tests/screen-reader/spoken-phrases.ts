import { readFileSync } from 'node:fs'

/** Phrases that are not part of a page: Orca says them about the browser's window and the typed keys. */
const ofTheBrowser =
  /Mozilla Firefox|page tab|tool bar|Search or enter address|localhost|oading\.|Finished loading|document web|^Page has |^(Browse|Focus) mode|^Screen reader on|^[●\s]+$|black circle/

const readPhrases = (log: string): readonly string[] =>
  [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)' ?[[{]/g)].map(([, phrase = '']) =>
    phrase.trim(),
  )

/**
 * Every phrase of the portal in a log of Orca, in order. "visited link" is replaced by "link", because different links
 * are visited in each run, and the digits of a code by zeros.
 */
export const spokenPhrases = (log: string): readonly string[] =>
  readPhrases(log)
    .map((phrase) => phrase.replaceAll('visited link', 'link').replace(/\b\d{6}\.$/, '000000.'))
    .filter((phrase) => phrase !== '' && !ofTheBrowser.test(phrase))

/**
 * Phrases that Orca says in one run and not in another, depending on the time: the borders of parts of the page, and
 * states that the next state soon replaces.
 */
const ofTheMoment =
  /^(leaving .*|blank|main content|information\.|statusbar\.|clickable\.|Skip to main content link\.|\d of \d rules kept|At least 8 characters .*\(kept\).*|.*\.\.\.)$/

const phrasesOf = (spoken: string): readonly string[] =>
  spoken
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim())
    .filter((phrase) => !ofTheMoment.test(phrase))
    .map((phrase) => phrase.replaceAll(/ heading level \d| clickable|\.$/g, ''))

/**
 * Returns the phrases that only one of two recordings of a journey contains. Orca may say a phrase later or in two
 * parts, so a phrase may be anywhere in the other recording, and may be a part of another phrase.
 */
export const differentPhrases = (one: string, other: string): readonly string[] => {
  const missingIn = (phrases: readonly string[], others: readonly string[]) =>
    phrases.filter((phrase) => !others.some((longer) => longer.includes(phrase)))
  const [ones, others] = [phrasesOf(one), phrasesOf(other)]
  return [...missingIn(ones, others), ...missingIn(others, ones)]
}

/** The titles of the documents that Orca has named after they had loaded. */
export const spokenTitles = (log: string): readonly string[] =>
  readPhrases(log).filter((phrase) => /^Finished loading|document web/.test(phrase))
