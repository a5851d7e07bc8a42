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

/** The titles of the documents that Orca has named after they had loaded. */
export const spokenTitles = (log: string): readonly string[] =>
  readPhrases(log).filter((phrase) => /^Finished loading|document web/.test(phrase))
