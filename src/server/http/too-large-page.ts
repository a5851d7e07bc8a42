import { allLanguages } from '../../contract/languages.ts'
import { wordsIn } from '../words/words.ts'

const paragraphs = allLanguages.map((language) => `<p lang="${language}">${wordsIn(language).tooLarge}</p>`)

/**
 * The page for a request whose headers are too large. The server does not know the person's language, because it has
 * not read the headers.
 */
export const tooLargePage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>431</title>${paragraphs.join('')}</html>`
