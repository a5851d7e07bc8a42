import type { ReactNode } from 'react'
import type { Elements } from '../../components/elements.ts'
import { Icon } from '../../components/icon/icon.tsx'
import css from './folded.module.css'

interface FoldedProps {
  /** The heading or the text that stays visible. */
  readonly title: Elements
  /** Whether the part is open from the beginning, because the customer has something to do there. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** A part of the account page that the customer needs seldom. A press on its title opens it, also without a script. */
export function Folded({ title, open, children }: FoldedProps) {
  return (
    <details className={css.folded} open={open}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}
