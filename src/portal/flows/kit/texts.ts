import { readTexts } from '../../text/load-texts.ts'
import type { TextName, Texts } from '../../text/texts.ts'
import { usePortal } from './portal.tsx'

/** A hook for the words of one file of texts, in the language of the page. */
export const textsOf =
  <Name extends TextName>(name: Name): (() => Texts[Name]) =>
  () =>
    readTexts(usePortal().language, name)

export const useCommonText = textsOf('common')
