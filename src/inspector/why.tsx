import type { Candidate, Decision } from './decision.ts'
import css from './inspector.module.css'
import { otherwiseLabel } from '../../machines/machine-chart.ts'
import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { sourceOf } from './transcription.ts'

const guardText = (
  { labels: [from, , guard], verdict }: Candidate,
  before: Candidate | undefined,
): string => {
  if (guard === '') return before?.labels[0] === from ? otherwiseLabel : 'always'
  if (verdict === 'not asked') return guard
  return `${guard}: ${verdict === 'taken' ? 'yes' : 'no'}`
}

const whereText = (where: string | null): string => {
  const about = where === null ? undefined : aboutSection(where)
  return about === undefined ? (where ?? 'not in the specification') : `${where}: ${about}`
}

export function Why({
  slug,
  decision: { event, candidates },
}: {
  readonly slug: string
  readonly decision: Decision
}) {
  if (candidates.length === 0) return <p>The flow had no transition for {event} in this state.</p>
  return (
    <table className={css.why}>
      <caption>{event}</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Guard</th>
          <th scope="col">To</th>
          <th scope="col">Document</th>
        </tr>
      </thead>
      <tbody>
        {candidates.map((candidate, index) => (
          <tr key={index} data-verdict={candidate.verdict}>
            <td>{candidate.labels[0]}</td>
            <td>
              {guardText(candidate, candidates[index - 1])}
              {candidate.verdict === 'taken' ? ', taken' : ''}
              {candidate.verdict === 'not asked' ? ' (not checked)' : ''}
            </td>
            <td>{candidate.labels[3]}</td>
            <td>{whereText(sourceOf(slug, candidate.labels))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
