import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { documentedTexts } from '../../machines/specification/texts/all-texts.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'
import css from './about.module.css'

const slugOfKey = (key: string): string => slugOfMachine(key.replace(/\..*/, ''))

/** Such as `1 §4`, from the flow's transitions and texts, without the reasons of our own. */
export const citedBy = (slug: string): readonly string[] => {
  const ofTransitions = (transcriptions.get(slug) ?? []).map(([, , , , where]) => where)
  const ofTexts = documentedTexts.filter(({ key }) => slugOfKey(key) === slug).map(({ source }) => source)
  const all = [...ofTransitions, ...ofTexts].filter((where) => /^[12] §/.test(where))
  return [...new Set(all)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** A section such as `1 §4` is shown with its summary; a reason of our own has none. */
export function Sections({ cited }: { readonly cited: readonly string[] }) {
  return (
    <ul className={css.sections}>
      {cited.map((where) => (
        <li key={where}>
          <b>{where}</b>
          <span>{aboutSection(where)}</span>
        </li>
      ))}
    </ul>
  )
}
