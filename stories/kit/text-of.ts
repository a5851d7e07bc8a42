import { isLanguage } from '../../src/contract/languages.ts'
import type { Language } from '../../src/contract/languages.ts'
import { readTexts } from '../../src/portal/text/load-texts.ts'
import type { TextName, Texts } from '../../src/portal/text/texts.ts'

type Globals = Readonly<Record<string, unknown>>

/** The language that the toolbar or a story names; else English. */
export const languageOf = ({ language }: Globals): Language => (isLanguage(language) ? language : 'en')

/** The words of a file of texts as a story shows them: a play finds what it presses in every language. */
export const textOf = <Name extends TextName>(globals: Globals, name: Name): Texts[Name] =>
  readTexts(languageOf(globals), name)
