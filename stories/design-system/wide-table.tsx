import type { ReactNode } from 'react'
import css from './wide-table.module.css'

interface WideTableProps {
  readonly name: string
  readonly columns: readonly string[]
  readonly children: ReactNode
}

/** A table with its head, in a frame that scrolls where the page is narrower. */
export function WideTable({ name, columns, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls has to be reached by keyboard
    <div className={css.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
