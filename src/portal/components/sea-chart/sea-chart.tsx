import { classes } from '../classes.ts'
import css from './sea-chart.module.css'

/**
 * The water depths that the sea chart shows as numbers, with the place of each digit. The SVG file of the drawing does
 * not contain these numbers, because text in a separate SVG file cannot use the page's font.
 */
const depths = {
  digits: '4512188',
  x: '527 392 452 462 505 515 338',
  y: '272 540 612 612 690 690 730',
}

/**
 * The sea chart in the background of the landing page and of the sign-in pages. On a wide page, the chart has the full
 * width if `whole` is set, and otherwise covers only the right part. The chart fills the nearest positioned ancestor.
 * The drawing is a separate file, which loads in parallel with the script.
 */
export function SeaChart({ whole }: { whole?: boolean }) {
  return (
    <svg
      className={classes(css.chart, whole && css.whole)}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <use href="/chart.svg#depths" />
      {!whole && (
        <text className={css.soundings} x={depths.x} y={depths.y}>
          {depths.digits}
        </text>
      )}
    </svg>
  )
}
