import { slugOfMachine } from '../../machines/slugs.ts'
import { wall } from '../../src/inspector/screens.ts'
import { storyName } from '../../src/inspector/wall.ts'
import { storyHref } from '../kit/story-href.ts'
import css from './about.module.css'

const spoken = import.meta.glob<string>('../../tests/approved/spoken/*.snap', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a screen reader says in a story. The key names the flow and the story: `eligibility: form empty`. */
export const said: ReadonlyMap<string, string> = new Map(
  Object.entries(spoken).flatMap(([file, text]) =>
    [...text.matchAll(/^exports\[`(.*?) 1`\] = `([^`]*)/gm)].map(
      ([, name = '', phrases = '']) =>
        [`${/([\w-]+)\.snap$/.exec(file)?.[1]}: ${name.toLowerCase()}`, phrases] as const,
    ),
  ),
)

/** The errors in a list above a form; without a list, the alert. */
export const errorsIn = (phrases: string): readonly string[] => {
  const [, list] = /There is a problem\nlist of \d+\n((?:- link, .*\n)+)/.exec(phrases) ?? []
  if (list) return list.trim().replace('- link, ', '').split('\n- link, ')
  const [, alert] = /^alert\n(?:heading 2, There is a problem\n)?(.+)$/m.exec(phrases) ?? []
  return alert ? [alert] : []
}

const storiesOfErrors = Map.groupBy(
  wall.flatMap(({ id, boxes }) =>
    boxes
      .flatMap(({ stories }) => stories)
      .flatMap((story) =>
        errorsIn(said.get(`${slugOfMachine(id)}: ${storyName(story)}`) ?? '').map((error) => ({
          error,
          story,
        })),
      ),
  ),
  ({ error }) => error,
)

export function Errors() {
  const errors = [...storiesOfErrors].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
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
                      <a href={storyHref(story)} target="_top">
                        {story.replace(/^flows-(parts-)?|--.*/g, '').replaceAll('-', ' ')}: {storyName(story)}
                      </a>
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
