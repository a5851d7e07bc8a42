import type { ReactNode } from 'react'
import css from './summary-list.module.css'

export interface SummaryRow {
  term: string
  value: ReactNode
  /**
   * True if the value is an account number, a phone number, a login ID or a similar value. The digits of such a value
   * have equal widths, and the value is not broken into lines.
   */
  number?: boolean
}

/**
 * A list of facts in rows, as on a bank statement. Long values wrap, and no value is cut off. A fact without a value has
 * no row.
 */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  const known = rows.filter(({ value }) => value !== '' && value !== undefined)
  if (known.length === 0) return null
  return (
    <dl className={css.list}>
      {known.map(({ term, value, number }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={number ? 'number' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
