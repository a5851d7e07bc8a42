import { isLanguage } from '../../src/contract/languages.ts'
import type { Language } from '../../src/contract/languages.ts'
import { readTexts } from '../../src/portal/text/load-texts.ts'
import type { TextName, Texts } from '../../src/portal/text/texts.ts'

type Globals = Readonly<Record<string, unknown>>

/** Returns the language that Storybook's toolbar or the story has chosen; by default English. */
export const languageOf = ({ language }: Globals): Language => (isLanguage(language) ? language : 'en')

/**
 * Returns the texts of a file in the language of the story. A play function uses these texts to find buttons and fields
 * in every language.
 */
export const textOf = <Name extends TextName>(globals: Globals, name: Name): Texts[Name] =>
  readTexts(languageOf(globals), name)
