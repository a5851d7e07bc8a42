import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { storyHref } from '../kit/story-href.ts'

/**
 * A list of sections such as `1 §4`, each with its summary. An entry that is a reason of the project, and not a
 * section, appears without a summary.
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
