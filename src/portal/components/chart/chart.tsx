import { classes } from '../classes.ts'
import css from './chart.module.css'

/**
 * The depth chart behind the landing page, and `whole` behind a page that has nothing else. It fills the positioned
 * element around it. The drawing is a file of its own, fetched beside the script instead of inside it.
 */
export function Chart({ whole }: { whole?: boolean }) {
  return (
    <svg
      className={classes(css.chart, whole && css.whole)}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <use href="/chart.svg#depths" />
      <use className={css.soundings} href="/chart.svg#soundings" />
    </svg>
  )
}
