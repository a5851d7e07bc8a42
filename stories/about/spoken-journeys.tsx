import { flowGroups } from '../wall/flow-groups.ts'
import css from './about.module.css'

const recordings = import.meta.glob<string>('../../tests/approved/screen-reader/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Shows what the screen reader Orca said in recorded visits to the pages of a flow. A recording contains each action of
 * the user, followed by the phrases that Orca said.
 */
export function SpokenJourneys({ slug }: { readonly slug: string }) {
  const journeys = flowGroups.find(({ flows }) => flows.includes(slug))?.journeys ?? []
  return journeys.flatMap((journey) => {
    const phrases = recordings[`../../tests/approved/screen-reader/${journey}.txt`]
    if (phrases === undefined) return []
    return (
      <details key={journey}>
        <summary>{journey.replaceAll('-', ' ')}</summary>
        <pre className={css.spoken}>{phrases}</pre>
      </details>
    )
  })
}
