import { flowGroups } from '../wall/flow-groups.ts'
import css from './about.module.css'

const recordings = import.meta.glob<string>('../../tests/approved/screen-reader/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What the screen reader Orca said in the journeys with screens of a flow: each action, then the spoken phrases. */
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
