import { useState } from 'react'
import { slugOfMachine } from '../../machines/slugs.ts'
import { useRestoredFocus } from './restored-focus.ts'
import { hrefIn, isOfReference, type Look } from './look.ts'
import { readWall } from './flow-groups.ts'
import { wall } from '../../src/inspector/screens.ts'
import { storyName, type Box, type WallFlow } from '../../src/inspector/wall.ts'
import { said } from '../about/errors.tsx'
import { pictureOf, storyHref } from '../kit/story-href.ts'
import { LiveStory } from './live-story.tsx'
import css from './journey-wall.module.css'

export const isProblem = (state: string): boolean =>
  /failed|notFound|couldNot|nothingStored|expired|lapsed|refused|unavailable/i.test(state)

/** What the name of the story says beyond the name of its state. */
const captionOf = (state: string, story: string): string => {
  const words = state.replaceAll(/[A-Z]/g, ' $&').toLowerCase().split(/[ -]+/)
  const caption = storyName(story).split(' ')
  const own = caption.findIndex((word) => !words.includes(word))
  return own === -1 ? '' : caption.slice(own).join(' ')
}

const isDialog = (slug: string, story: string): boolean =>
  /^\s*"?(?:alert)?dialog,/.test(said.get(`${slug}: ${storyName(story)}`) ?? '')

interface ScreensProps {
  readonly slug: string
  readonly boxes: readonly Box[]
  /** A story that looks like another one has no picture. It appears only with a look, and then it is live. */
  readonly look?: Look
}

/** One line of soundings: it goes on over all screens, is deeper at each state, and dotted at a danger. */
export function Screens({ slug, boxes, look }: ScreensProps) {
  const [missing, setMissing] = useState<readonly string[]>([])
  const screens = boxes.flatMap(({ state, stories }, index) =>
    stories
      .filter((story) => look ?? !missing.includes(story))
      .map((story, place) => ({ state, story, place, depth: (index + 1) / boxes.length })),
  )
  return (
    <ol className={css.screens}>
      {screens.map(({ state, story, place, depth }) => (
        <li key={story}>
          <i style={isProblem(state) ? undefined : { opacity: depth }} />
          {place === 0 && <b>{state.replaceAll(/\w+ - /g, '')}</b>}
          <a
            href={look ? hrefIn(story, look) : storyHref(story)}
            target="_top"
            aria-label={storyName(story)}
            data-dialog={isDialog(slug, story) || undefined}
          >
            {look && (!isOfReference(look) || missing.includes(story)) ? (
              // React's key contains the display settings, so the story loads again when a display setting changes.
              <LiveStory key={JSON.stringify(look)} story={story} look={look} />
            ) : (
              <img
                src={pictureOf(story)}
                alt=""
                loading="lazy"
                onError={() => setMissing((found) => [...found, story])}
              />
            )}
            {captionOf(state, story)}
          </a>
        </li>
      ))}
    </ol>
  )
}

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
