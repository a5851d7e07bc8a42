import { slugOfMachine } from '../../machines/slugs.ts'
import { useRestoredFocus } from './restored-focus.ts'
import type { Look } from './look.ts'
import { readWall } from './flow-groups.ts'
import { Screens } from './screens.tsx'
import { wall } from '../../src/inspector/screens.ts'
import type { WallFlow } from '../../src/inspector/wall.ts'
import css from './journey-wall.module.css'

function Flow({ flow: { id, boxes }, look }: { readonly flow: WallFlow; readonly look: Look }) {
  return (
    <section aria-label={id}>
      <h3>{id}</h3>
      <Screens slug={slugOfMachine(id)} boxes={boxes} look={look} />
    </section>
  )
}

export function JourneyWall({ look }: { readonly look: Look }) {
  useRestoredFocus()
  return (
    <main className={css.page}>
      <h1>Journey wall</h1>
      <p>
        The wall shows everything that a customer can see, from the landing page to the account. A line begins
        at each state of a flow’s chart. Its pictures are the reference pictures of the stories: on a phone,
        in the light theme, and in English unless the story sets another value. In another theme or language
        of the toolbar, the wall shows small live stories. Each picture links to its story in this theme and
        language.
      </p>
      {readWall(wall).map(({ title, flows }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {flows.map((flow) => (
            <Flow key={flow.id} flow={flow} look={look} />
          ))}
        </section>
      ))}
    </main>
  )
}
