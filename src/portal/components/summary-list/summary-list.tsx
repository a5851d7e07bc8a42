import type { ReactNode } from 'react'
import css from './summary-list.module.css'

export interface SummaryRow {
  term: string
  value: ReactNode
  /**
   * The value is a number such as an account number, a phone number or a login ID. Such a value has tabular figures
   * and no line break.
   */
  number?: boolean
}

/** A list of facts in rows, like a statement. Long values wrap, and nothing is cut. */
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
