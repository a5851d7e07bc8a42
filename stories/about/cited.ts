import { documentedTexts } from '../../machines/specification/texts.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'

const slugOfKey = (key: string): string => key.split('.')[0] ?? ''

/**
 * Returns the sections of the documents that a flow cites in its transitions and texts, such as `1 §4`. The result does
 * not contain citations that are a reason of our own in place of a section.
 */
export const citedBy = (slug: string): readonly string[] => {
  const ofTransitions = (transcriptions.get(slug) ?? []).map(([, , , , where]) => where)
  const ofTexts = Object.values(documentedTexts)
    .flat()
    .flatMap((text) =>
      'document' in text && text.where.some((key) => slugOfKey(key) === slug)
        ? [`${text.document} §${text.section}`]
        : [],
    )
  const all = [...ofTransitions, ...ofTexts].filter((where) => /^[12] §/.test(where))
  return [...new Set(all)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
