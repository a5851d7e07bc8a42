import type { ReactNode } from 'react'
import css from './actions.module.css'

/**
 * The buttons at the end of a form or a result. The main button is the first one. On phones the buttons have the full
 * width.
 */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
