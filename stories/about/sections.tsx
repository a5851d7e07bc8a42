import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { storyHref } from '../kit/story-href.ts'

/** Sections of the documents, as `1 §4`, each with what it says; a reason of our own as it is. */
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
