import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { storyHref } from '../kit/story-href.ts'

/** A section such as `1 §4` is shown with its summary; a reason of our own has none. */
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
