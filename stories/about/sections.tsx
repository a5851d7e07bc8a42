import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { storyHref } from '../kit/story-href.ts'

/**
 * A list of cited sections of the documents, such as `1 §4`, each with its summary. If an entry is not a section but a
 * reason of our own, the list shows it without a summary.
 */
export function Sections({ cited }: { readonly cited: readonly string[] }) {
  return (
    <ul>
      {cited.map((where) => {
        const about = aboutSection(where)
        return (
          <li key={where}>
            {about === undefined ? (
              where
            ) : (
              <>
                <a href={storyHref('start-documents--index')} target="_top">
                  {where}
                </a>
                : {about}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
