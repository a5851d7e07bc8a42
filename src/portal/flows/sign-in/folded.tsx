import type { ReactNode } from 'react'
import type { Elements } from '../../components/elements.ts'
import { Icon } from '../../components/icon/icon.tsx'
import css from './folded.module.css'

interface FoldedProps {
  readonly title: Elements
  readonly open?: boolean
  readonly children: ReactNode
}

export function Folded({ title, open, children }: FoldedProps) {
  return (
    <details className={css.folded} open={open}>
      <summary className="fold">
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}
