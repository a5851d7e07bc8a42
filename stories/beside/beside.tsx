import { useEffect, useSyncExternalStore } from 'react'
import { machinesById } from '../../machines/all-machines.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { isMachine } from '../../machines/machine-graph.ts'
import { graphStates, machineGraph } from '../../machines/machine-chart.ts'
import { placeOf, isIn } from '../../src/inspector/screens.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import { transcriptions } from '../../src/inspector/transcription.ts'
import { Sections } from '../about/sections.tsx'
import { TextList } from '../about/text-list.tsx'
import { textsShownIn } from '../find/find-sentence.ts'
import type { Library } from '../find/library.ts'
import { storyHref } from '../kit/story-href.ts'
import { storyLink } from '../kit/story-links.ts'
import css from './beside.module.css'

/** The values in the hash of the panel's URL, for example `#flows-eligibility--form&language:es`. */
interface SelectedStory {
  readonly story: string
  readonly globals: string
}

const readSelectedStory = (hash: string): SelectedStory => {
  const [story = '', globals = ''] = decodeURIComponent(hash.replace(/^#/, '')).split('&')
  return { story, globals }
}

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The content of the panel for the selected story. The hash of the panel's URL contains the id of this story. */
export function BesideStory({ library }: { readonly library: Library }) {
  const selected = readSelectedStory(useSyncExternalStore(onHashChange, () => window.location.hash))
  useEffect(() => {
    // The effect needs braces, because in newer browsers `scrollTo` returns a promise. Without braces, React would
    // treat this promise as a clean-up function.
    window.scrollTo(0, 0)
  }, [selected.story])
  return <Beside library={library} {...selected} />
}

function Link({ story, globals }: SelectedStory) {
  const address = new URL(`${storyHref(story)}&globals=${globals}`, window.location.href).href
  return (
    <p>
      <button type="button" onClick={() => void navigator.clipboard.writeText(address)}>
        Copy the link
      </button>{' '}
      <code>{address.replace(/^.*\?/, '?')}</code>
    </p>
  )
}

/**
 * The panel next to a story. The panel shows the story's link, its state on the chart, the sections of the documents
 * that the state implements, the texts of the story, and its screen-reader text.
 */
export function Beside({ library, story, globals }: SelectedStory & { readonly library: Library }) {
  const place = placeOf(story)
  const machine = machinesById.get(place?.machine ?? '')
  const spoken = library.spoken[story]
  if (spoken === undefined) return <p className={css.beside}>This story shows no state of a flow.</p>
  const language = /language:(\w\w)/.exec(globals)?.[1] ?? 'en'
  const slug = slugOfMachine(place?.machine ?? '')
  const children = Object.values<unknown>(machine?.implementations.actors ?? {})
    .filter(isMachine)
    .map(({ id }) => slugOfMachine(id))
  const lit = machine
    ? graphStates(machineGraph(machine).root)
        .map(({ id }) => id)
        .filter((id) => isIn(place?.state ?? '', id.split('.').slice(1)))
    : []
  const paths = lit.map((id) => id.slice(id.indexOf('.') + 1))
  const rows = (transcriptions.get(slug) ?? []).filter(([from, , , to]) =>
    paths.some((path) => path === from || path === to),
  )
  const texts = textsShownIn(library, story, [slug, ...children]).filter((text) => text.language === language)
  return (
    <main className={css.beside}>
      <h1>{place ? `${place.machine}: ${place.state}` : story}</h1>
      <Link story={story} globals={globals} />
      {machine && (
        <StateChart machine={machine} lit={lit} isFitted hrefOf={(id) => storyLink(machine.id, id)} />
      )}
      <h2>In the documents</h2>
      <Sections cited={[...new Set(rows.map(([, , , , where]) => where))].toSorted()} />
      <h2>Texts</h2>
      <TextList texts={texts} />
      <h2>Read out</h2>
      <pre>{spoken}</pre>
    </main>
  )
}
