import { isLanguage, type Language } from '../../src/contract/languages.ts'
import { readTexts, type TextName, type Texts } from '../../src/portal/text/load-texts.ts'

type Globals = Readonly<Record<string, unknown>>

/** The choice of Storybook's toolbar or of the story. */
export const languageOf = ({ language }: Globals): Language => (isLanguage(language) ? language : 'en')

/** With these texts, a play function finds buttons and fields in every language. */
export const textOf = <Name extends TextName>(globals: Globals, name: Name): Texts[Name] =>
  readTexts(languageOf(globals), name)
