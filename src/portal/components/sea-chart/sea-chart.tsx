import { classes } from '../classes.ts'
import css from './sea-chart.module.css'

/**
 * The water depths that the sea chart shows as numbers: `[x, y, depth in feet]`. The SVG file of the drawing does not
 * contain these numbers, because text in a separate SVG file cannot use the page's font.
 */
const depths = [
  [527, 272, 4],
  [585, 322, 9],
  [640, 392, 15],
  [392, 540, 5],
  [452, 612, 12],
  [505, 690, 18],
  [338, 730, 8],
  [735, 640, 58],
  [700, 352, 23],
  [1010, 372, 64],
  [1128, 172, 71],
  [965, 595, 46],
  [842, 492, 19],
  [880, 100, 28],
  [1128, 680, 24],
] as const

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
      <g className={css.soundings}>
        {depths.map(([x, y, depth]) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {depth}
          </text>
        ))}
      </g>
    </svg>
  )
}
