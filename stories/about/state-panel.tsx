import { useEffect, useSyncExternalStore } from 'react'
import { machinesById } from '../../machines/all-machines.ts'
import { graphStates, machineGraph } from '../../machines/machine-chart.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { isIn, placeOf } from '../../src/inspector/screens.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import { transcriptions } from '../../src/inspector/transcription.ts'
import { storyLink } from '../kit/story-links.ts'
import css from './about.module.css'
import { Sections } from './sections.tsx'

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Of the story whose id is the hash of the panel's URL. */
export function SelectedStatePanel() {
  const story = useSyncExternalStore(onHashChange, () => window.location.hash.slice(1))
  useEffect(() => {
    // With braces, because `scrollTo` returns a promise in newer browsers, which React would take for a clean-up.
    window.scrollTo(0, 0)
  }, [story])
  return <StatePanel story={story} />
}

export function StatePanel({ story }: { readonly story: string }) {
  const place = placeOf(story)
  const machine = machinesById.get(place?.machine ?? '')
  if (place === undefined || machine === undefined) return <p>This story shows no state of a flow.</p>
  const lit = graphStates(machineGraph(machine).root)
    .map(({ id }) => id)
    .filter((id) => isIn(place.state, id.split('.').slice(1)))
  const paths = lit.map((id) => id.slice(id.indexOf('.') + 1))
  const rows = (transcriptions.get(slugOfMachine(machine.id)) ?? []).filter(([from, , , to]) =>
    paths.some((path) => path === from || path === to),
  )
  return (
    <main className={css.page}>
      <h1>
        {place.machine}: {place.state}
      </h1>
      <StateChart machine={machine} lit={lit} hrefOf={(id) => storyLink(machine.id, id)} />
      <h2>In the documents</h2>
      <Sections cited={[...new Set(rows.map(([, , , , where]) => where))].toSorted()} />
    </main>
  )
}
