import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { coloursOf, type Ending, endings, LevelHead } from '../level-head/level-head.tsx'
import css from './result-panel.module.css'

interface ResultPanelProps {
  kind: Ending
  /** An icon in place of the default icon of `kind`. */
  icon?: IconName
  title: string
  /** The level of the heading; 2 by default. A panel of level 3 is part of a step. */
  level?: 1 | 2 | 3
  /** Whether the panel has an icon beside its text in place of the picture above it. */
  small?: boolean
  children?: Elements
}

/** The last panel of a flow: a picture, a title, an explanation, and one clear next step inside `Actions`. */
export function ResultPanel({
  kind,
  icon,
  title,
  level = 2,
  small = level === 3,
  children,
}: ResultPanelProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes(css.panel, small && css.small)} data-result="">
      {small ? (
        <span className={classes(css.badge, coloursOf(kind))}>
          <Icon name={icon ?? endings[kind].icon} />
        </span>
      ) : (
        <LevelHead kind={kind} icon={icon} />
      )}
      <div>
        <Heading>{title}</Heading>
        {children}
      </div>
    </div>
  )
}
