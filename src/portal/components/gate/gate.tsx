import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { SeaChart } from '../sea-chart/sea-chart.tsx'
import css from './gate.module.css'

interface GateProps {
  /** True while the customer can do nothing but wait. */
  busy?: boolean
  /** The box appears with a delay, so that it does not appear at all during a short wait. */
  late?: boolean
  children: Elements
}

/** A page with one small box on the sea chart, before and after a sign-in. */
export function Gate({ busy, late, children }: GateProps) {
  return (
    <div className={classes(css.scene, css.gate, late && css.late)} aria-busy={busy}>
      <SeaChart whole />
      <div className={css.inside}>
        <div className={css.sheet}>{children}</div>
      </div>
    </div>
  )
}

/** Links to other pages that help, side by side. */
export function GateWays({ children }: { children: Elements }) {
  return <div className={css.ways}>{children}</div>
}

/** What the box offers to somebody who cannot use its form. */
export function GateEnd({ children }: { children: ReactNode }) {
  return <div className={css.new}>{children}</div>
}
