import type { ReactNode } from 'react'
import { ScrollFrame } from '../../src/portal/components/scroll-frame/scroll-frame.tsx'
import css from './wide-table.module.css'

interface WideTableProps {
  readonly name: string
  readonly columns: readonly string[]
  readonly children: ReactNode
}

/** A table with a header row. If the page is narrower than the table, the frame of the table scrolls. */
export function WideTable({ name, columns, children }: WideTableProps) {
  return (
    <ScrollFrame name={name}>
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
    </ScrollFrame>
  )
}
