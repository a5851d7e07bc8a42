import type { ReactNode } from 'react'
import css from './actions.module.css'

/**
 * The buttons at the end of a form or a result. The main button comes first. On phones the buttons take the full
 * width.
 */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
