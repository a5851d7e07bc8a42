import { readFileSync } from 'node:fs'

/** What Orca says of the browser's window and of the keys that were typed; links count as visited by chance. */
const ofTheBrowser =
  /Mozilla Firefox|page tab|tool bar|Search or enter address|localhost|oading\.|Finished loading|^Page has |^(Browse|Focus) mode|^Screen reader on|^[●\s]+$|black circle/

/** Every phrase of the portal in a log of Orca, in order. */
export const spokenPhrases = (log: string): readonly string[] =>
  [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)' ?[[{]/g)]
    .map(([, phrase = '']) => phrase.trim().replaceAll('visited link', 'link'))
    .filter((phrase) => phrase !== '' && !ofTheBrowser.test(phrase))
