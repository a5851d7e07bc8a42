import css from './about.module.css'
import { storiesOfErrors } from '../start/sentences.ts'
import { StoryLink } from '../start/story-link.tsx'

/** Every error that a story shows, with the stories that show it. */
export function Errors() {
  const errors = [...storiesOfErrors()].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return (
    <main className={css.page}>
      <h1>Errors</h1>
      <p>The {errors.length} errors in the stories, and the screens that show each error.</p>
      <table>
        <tbody>
          {errors.map(([error, shown]) => (
            <tr key={error}>
              <th scope="row">{error}</th>
              <td>
                <ul>
                  {shown.map(({ story }) => (
                    <li key={story}>
                      <StoryLink story={story} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
