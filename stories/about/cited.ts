import { documentedTexts } from '../../machines/specification/texts/all-texts.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'

const slugOfKey = (key: string): string => key.split('.')[0] ?? ''

/** Such as `1 §4`, from the flow's transitions and texts, without the reasons of our own. */
export const citedBy = (slug: string): readonly string[] => {
  const ofTransitions = (transcriptions.get(slug) ?? []).map(([, , , , where]) => where)
  const ofTexts = documentedTexts.filter(({ key }) => slugOfKey(key) === slug).map(({ source }) => source)
  const all = [...ofTransitions, ...ofTexts].filter((where) => /^[12] §/.test(where))
  return [...new Set(all)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
