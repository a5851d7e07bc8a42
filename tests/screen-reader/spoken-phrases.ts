import { readFileSync } from 'node:fs'

/** Phrases that are not part of a page: Orca says them about the browser's window and the typed keys. */
const ofTheBrowser =
  /Mozilla Firefox|page tab|tool bar|Search or enter address|localhost|oading\.|Finished loading|^Page has |^(Browse|Focus) mode|^Screen reader on|^[●\s]+$|black circle/

/**
 * Every phrase of the portal in a log of Orca, in order. "visited link" is replaced by "link", because different links
 * are visited in each run.
 */
export const spokenPhrases = (log: string): readonly string[] =>
  [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)' ?[[{]/g)]
    .map(([, phrase = '']) => phrase.trim().replaceAll('visited link', 'link'))
    .filter((phrase) => phrase !== '' && !ofTheBrowser.test(phrase))
