import { slugOfMachine } from '../../machines/slugs.ts'
import { useRestoredFocus } from './restored-focus.ts'
import { hrefIn, isOfReference, type Look } from './look.ts'
import { readWall } from './flow-groups.ts'
import { wall } from '../../src/inspector/screens.ts'
import { storyName, type Box, type WallFlow } from '../../src/inspector/wall.ts'
import { errorsIn, said } from '../about/errors.tsx'
import { Cover, Ruled } from '../kit/sheet.tsx'
import { hasPicture, pictureOf, storyHref } from '../kit/story-href.ts'
import { LiveStory } from './live-story.tsx'
import css from './journey-wall.module.css'

export const isProblem = (state: string): boolean =>
  /(?:failed|notFound|couldNot|nothingStored|expired|lapsed|refused|unavailable|noEmail)\w*$/i.test(state)

/** What the name of the story says beyond the name of its state. */
const captionOf = (state: string, story: string): string => {
  const words = state.replaceAll(/[A-Z]/g, ' $&').toLowerCase().split(/[ -]+/)
  const caption = storyName(story).split(' ')
  const own = caption.findIndex((word) => !words.includes(word))
  return own === -1 ? '' : caption.slice(own).join(' ')
}

const isDialog = (slug: string, story: string): boolean =>
  /^\s*"?(?:alert)?dialog,/.test(said.get(`${slug}: ${storyName(story)}`) ?? '')

/** What a screen reader says first of an error, or the name of a dialog. */
const sentenceOf = (slug: string, story: string): string => {
  const phrases = said.get(`${slug}: ${storyName(story)}`) ?? ''
  const [, name = ''] = /^\s*"?(?:alert)?dialog, (.*)/.exec(phrases) ?? []
  return errorsIn(phrases)[0] ?? name
}

interface ScreensProps {
  readonly slug: string
  readonly boxes: readonly Box[]
  /** In another look than that of the reference pictures, each story is live. */
  readonly look?: Look
}

/** One line of soundings: it goes on over all screens, is deeper at each state, and dotted at a danger. */
export function Screens({ slug, boxes, look }: ScreensProps) {
  const isLive = look !== undefined && !isOfReference(look)
  const hrefOf = (story: string) => (look ? hrefIn(story, look) : storyHref(story))
  const screens = boxes.flatMap(({ state, stories }, index) =>
    stories
      .filter((story) => isLive || hasPicture(story))
      .map((story, place) => ({ state, story, place, depth: (index + 1) / boxes.length })),
  )
  const alike = boxes.flatMap(({ stories }) => stories).filter((story) => !hasPicture(story))
  return (
    <>
      <ol className={css.screens}>
        {screens.map(({ state, story, place, depth }) => (
          <li key={story}>
            <i style={isProblem(state) ? undefined : { opacity: depth }} />
            {place === 0 && <b>{state.replaceAll(/\w+ - /g, '').replaceAll(/[A-Z]/g, '\u{200b}$&')}</b>}
            <a
              href={hrefOf(story)}
              target="_top"
              aria-label={storyName(story)}
              data-dialog={isDialog(slug, story) || undefined}
            >
              {isLive ? (
                // React's key contains the display settings, so the story loads again when a display setting changes.
                <LiveStory key={JSON.stringify(look)} story={story} look={look} />
              ) : (
                <img src={pictureOf(story)} alt="" loading="lazy" />
              )}
              {captionOf(state, story)}
            </a>
          </li>
        ))}
      </ol>
      {!isLive && alike.length > 0 && (
        <details className={css.alike} open={look === undefined}>
          <summary>
            {alike.length} more: another sentence on a screen like these, or a wait for a call
          </summary>
          <ul>
            {alike.map((story) => (
              <li key={story}>
                <a href={hrefOf(story)} target="_top">
                  {storyName(story)}
                </a>{' '}
                {sentenceOf(slug, story)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Flow({ flow: { id, boxes }, look }: { readonly flow: WallFlow; readonly look: Look }) {
  return (
    <section aria-label={id}>
      <h3>{slugOfMachine(id).replaceAll('-', ' ')}</h3>
      <Screens slug={slugOfMachine(id)} boxes={boxes} look={look} />
    </section>
  )
}

const groups = readWall(wall)

export function JourneyWall({ look }: { readonly look: Look }) {
  useRestoredFocus()
  return (
    <main className={css.page}>
      <Cover title="Journey wall">
        <p>Everything that a customer can see. Another theme or language of the toolbar shows it live.</p>
      </Cover>
      <nav aria-label="Journeys" className={css.journeys}>
        {groups.map(({ title, flows }) => (
          <a key={title} href={`#${title}`}>
            {title}{' '}
            <small>{flows.flatMap(({ boxes }) => boxes.flatMap(({ stories }) => stories)).length}</small>
          </a>
        ))}
      </nav>
      <div className={css.sheet}>
        {groups.map(({ title, flows }) => (
          <section key={title} id={title} aria-label={title}>
            <Ruled>{title}</Ruled>
            {flows.map((flow) => (
              <Flow key={flow.id} flow={flow} look={look} />
            ))}
          </section>
        ))}
      </div>
    </main>
  )
}
