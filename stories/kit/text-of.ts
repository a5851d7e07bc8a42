import { isLanguage, type Language } from '../../src/contract/languages.ts'
import { readTexts, type TextName, type Texts } from '../../src/portal/text/load-texts.ts'

type Globals = Readonly<Record<string, unknown>>

export const languageOf = ({ language }: Globals): Language => (isLanguage(language) ? language : 'en')

export const textOf = <Name extends TextName>(globals: Globals, name: Name): Texts[Name] =>
  readTexts(languageOf(globals), name)
