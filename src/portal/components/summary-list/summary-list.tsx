import type { ReactNode } from 'react'
import css from './summary-list.module.css'

export interface SummaryRow {
  term: string
  value: ReactNode
  /** Tabular figures without line breaks: account numbers, phone numbers, login IDs. */
  number?: boolean
}

/** Facts in rows, as on a statement. Long values wrap; nothing is cut. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={css.list}>
      {rows.map(({ term, value, number }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={number ? 'number' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
