import { documentedTexts } from '../../machines/specification/texts.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'

const slugOfKey = (key: string): string => key.split('.')[0] ?? ''

/**
 * The sections that each flow cites, by its slug: `1 §4` in its transitions and its texts. A reason of our own is no
 * section.
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
  return [...new Set(all)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
