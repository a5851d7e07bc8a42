import { useState } from 'react'
import css from './state-chart.module.css'

/**
 * The smallest scale to which a chart shrinks so that it fits into the width of its frame. Smaller text would be
 * unreadable. If the chart is still too wide, the frame scrolls.
 */
const smallest = 0.8
const scales = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2]

interface Zoom {
  /**
   * The scale of the chart. `null` is the default, and `fit` shows the whole chart in its frame. A number multiplies
   * the size of the chart.
   */
  readonly scale: number | 'fit' | null
  readonly setScale: (scale: number | 'fit' | null) => void
}

/** Returns the CSS properties for a chart of this width, in pixels. */
export const sizeAt = (scale: Zoom['scale'], width: number) => {
  if (scale === 'fit') return { width, maxHeight: '80vh' }
  return scale === null ? { width, minWidth: width * smallest } : { width: width * scale, maxWidth: 'none' }
}

/**
 * Returns the next larger scale for the direction 1, or the next smaller scale for -1. At the end of the list of
 * scales, returns the current scale.
 */
export const scaleBeside = (scale: Zoom['scale'], direction: 1 | -1): number => {
  const now = typeof scale === 'number' ? scale : 1
  const further = scales.filter((candidate) => (candidate - now) * direction > 0)
  return (direction === 1 ? further[0] : further.at(-1)) ?? now
}

export const useChartZoom = (isFitted: boolean) => {
  const [scale, setScale] = useState<Zoom['scale']>(isFitted ? 'fit' : null)
  return { scale, setScale, styleOf: (width: number) => sizeAt(scale, width) }
}

/** The buttons that enlarge a chart, reduce it, or show the whole chart. */
export function ChartZoom({ scale, setScale }: Zoom) {
  return (
    <div className={css.zoom} role="group" aria-label="Size of the chart">
      <button
        type="button"
        aria-pressed={scale === 'fit'}
        onClick={() => setScale(scale === 'fit' ? null : 'fit')}
      >
        Fit
      </button>
      <button type="button" aria-label="Smaller" onClick={() => setScale(scaleBeside(scale, -1))}>
        −
      </button>
      <button type="button" aria-label="Larger" onClick={() => setScale(scaleBeside(scale, 1))}>
        +
      </button>
    </div>
  )
}
