import { readFileSync } from 'node:fs'

/** Matches phrases that do not come from the portal: Orca says them about the browser's window and the typed keys. */
const ofTheBrowser =
  /Mozilla Firefox|page tab|tool bar|Search or enter address|localhost|oading\.|Finished loading|document web|^Page has |^(Browse|Focus) mode|^Screen reader on|^[●\s]+$|black circle/

const readPhrases = (log: string): readonly string[] =>
  [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)' ?[[{]/g)].map(([, phrase = '']) =>
    phrase.trim(),
  )

/**
 * Returns every phrase of the portal in Orca's log, in order. Two parts that change from run to run are replaced:
 * "visited link" by "link", and the digits of a code by zeros.
 */
export const spokenPhrases = (log: string): readonly string[] =>
  readPhrases(log)
    .map((phrase) => phrase.replaceAll('visited link', 'link').replace(/\b\d{6}\.$/, '000000.'))
    .filter((phrase) => phrase !== '' && !ofTheBrowser.test(phrase))

/**
 * Matches phrases that Orca says only in some runs: the beginning and end of page regions, and the state of the
 * password rules during typing.
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
 * Returns the phrases that only one of two recordings of a journey contains, in any order. A heading also counts as
 * said if the other recording has the page's announcement, which contains the same text.
 */
export const differentPhrases = (one: string, other: string): readonly string[] => {
  const [ones, others] = [phrasesOf(one), phrasesOf(other)]
  const missingIn = (all: readonly string[]) => (phrase: string) => {
    const [, heading] = /^(.*) heading level \d\.?$/.exec(phrase) ?? []
    return !all.includes(phrase) && !(heading && all.some((said) => said.includes(heading)))
  }
  return [...ones.filter(missingIn(others)), ...others.filter(missingIn(ones))]
}

/** Returns the document titles that Orca has said after a document had loaded. */
export const spokenTitles = (log: string): readonly string[] =>
  readPhrases(log).filter((phrase) => /^Finished loading|document web/.test(phrase))
