import type { ReactNode } from 'react'
import css from './actions.module.css'

/** The main button is the first one. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
