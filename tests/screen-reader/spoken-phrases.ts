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
 * the state of the password rules while the person types.
 */
const dependsOnTime =
  /^(leaving .*|blank|main content|information\.|statusbar\.|Skip to main content link\.|[1-4] of 5 rules kept|At least 8 characters (?=.*\(kept\)).*)$/

const phrasesOf = (recording: string): readonly string[] =>
  recording
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim().replace(/ ?clickable\.$/, ''))
    .filter((phrase) => phrase !== '' && !dependsOnTime.test(phrase))

/**
 * Returns the phrases that only one of two recordings of a journey contains. Orca may say a phrase after a later action
 * of the person, so the order is not compared. Orca names the heading of a new page, or reads only the announcement of
 * the page, which contains the text of the heading.
 */
export const differentPhrases = (one: string, other: string): readonly string[] => {
  const [ones, others] = [phrasesOf(one), phrasesOf(other)]
  const missingIn = (all: readonly string[]) => (phrase: string) => {
    const [, heading] = /^(.*) heading level \d\.?$/.exec(phrase) ?? []
    return !all.includes(phrase) && !(heading && all.some((said) => said.includes(heading)))
  }
  return [...ones.filter(missingIn(others)), ...others.filter(missingIn(ones))]
}

/** The titles of the documents that Orca has said after the documents had loaded. */
export const spokenTitles = (log: string): readonly string[] =>
  readPhrases(log).filter((phrase) => /^Finished loading|document web/.test(phrase))
