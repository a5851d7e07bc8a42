import { allLanguages } from '../../src/contract/languages.ts'
import { loadTexts, withFlowTexts } from '../../src/portal/text/load-texts.ts'

/** Every text of every language: a story is not a page that has to be quick. */
export const loadAllTexts = async (): Promise<void> => {
  await withFlowTexts(Promise.resolve())
  for (const language of allLanguages) await loadTexts(language)
}
