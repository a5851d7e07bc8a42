import type { ReactNode } from 'react'
import css from './facts.module.css'

export interface Fact {
  term: string
  value: ReactNode
  /** Figures in columns, never broken: account numbers, phone numbers, login IDs. */
  number?: boolean
}

/** What is known, row by row, as on a statement. Long values wrap; nothing is cut. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(({ term, value, number }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={number ? 'number' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
