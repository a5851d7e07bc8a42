import type { ReactNode } from 'react'
import css from './actions.module.css'

/** The buttons that end a form or a result: the main one first, full width on phones. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
