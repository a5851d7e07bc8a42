import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import css from './result-panel.module.css'

type ResultKind = 'ok' | 'fail' | 'info'

interface ResultPanelProps {
  kind: ResultKind
  /** An icon in place of the default icon of `kind`, such as an envelope for "Check your email". */
  icon?: IconName
  title: string
  /** The level of the heading; 2 by default. */
  level?: 1 | 2 | 3
  children?: Elements
}

const ownIcon = { ok: 'check', fail: 'alert', info: 'info' } as const

/** The last panel of a flow: an icon, a title, an explanation, and one clear next step inside `Actions`. */
export function ResultPanel({ kind, icon = ownIcon[kind], title, level = 2, children }: ResultPanelProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes(css.panel, kind !== 'info' && css[kind])} data-result="">
      <Icon name={icon} />
      <div>
        <Heading>{title}</Heading>
        {children}
      </div>
    </div>
  )
}
