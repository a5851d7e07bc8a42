import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { storyHref } from '../kit/story-href.ts'

/**
 * A list of citations. A section of the documents, such as `1 §4`, is shown with its summary. A reason of our own is
 * shown without a summary.
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
