import { readTexts, wantTexts } from '../../text/load-texts.ts'
import type { TextName, Texts } from '../../text/texts.ts'
import { usePortal } from './portal.tsx'

/** A hook for the words of one file of texts, in the language of the page. Said beside a screen, so that they load with it. */
export const textsOf = <Name extends TextName>(name: Name): (() => Texts[Name]) => {
  wantTexts(name)
  return () => readTexts(usePortal().language, name)
}

export const useCommonText = textsOf('common')
