import { useState } from 'react'
import { useRestoredFocus } from './restored-focus.ts'
import { LiveStory } from './live-story.tsx'
import { hrefIn, isOfReference } from './look.ts'
import type { Look } from './look.ts'
import { readWall } from './flow-groups.ts'
import { pictureOf } from '../kit/story-href.ts'
import { wall } from '../../src/inspector/screens.ts'
import { storyName } from '../../src/inspector/wall.ts'
import type { Box, WallFlow } from '../../src/inspector/wall.ts'
import { ScrollFrame } from '../../src/portal/components/scroll-frame/scroll-frame.tsx'
import css from './journey-wall.module.css'

/** A story as its reference picture; as a small live story if it has no such picture. */
function Shown({ story, look }: { readonly story: string; readonly look: Look }) {
  const [hasPicture, setHasPicture] = useState(true)
  return isOfReference(look) && hasPicture ? (
    <img src={pictureOf(story)} alt="" loading="lazy" width={90} onError={() => setHasPicture(false)} />
  ) : (
    // React's key contains the display settings, so the story loads again when a display setting changes.
    <LiveStory key={JSON.stringify(look)} story={story} look={look} />
  )
}

function State({ box: { state, stories }, look }: { readonly box: Box; readonly look: Look }) {
  return (
    <li className={css.box}>
      <h4>{state}</h4>
      <ul className={css.stories}>
        {stories.map((story) => (
          <li key={story}>
            <a href={hrefIn(story, look)} target="_top">
              <Shown story={story} look={look} />
              {storyName(story)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Flow({ flow: { id, boxes }, look }: { readonly flow: WallFlow; readonly look: Look }) {
  return (
    <section aria-label={id}>
      <h3>{id}</h3>
      <ScrollFrame name={`States of ${id}`}>
        <ol className={css.boxes}>
          {boxes.map((box) => (
            <State key={box.state} box={box} look={look} />
          ))}
        </ol>
      </ScrollFrame>
    </section>
  )
}

export function JourneyWall({ look }: { readonly look: Look }) {
  useRestoredFocus()
  return (
    <main className={css.page}>
      <h1>Journey wall</h1>
      <p>
        The wall shows everything that a customer can see, from the landing page to the account. A box is a
        state of a flow’s chart. Its pictures are the reference pictures of the stories: on a phone, in the
        light theme, and in English unless the story sets another value. In another theme or language of the
        toolbar, the wall shows small live stories. Each picture links to its story in this theme and
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
