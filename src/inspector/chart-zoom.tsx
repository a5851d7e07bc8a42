import { useState } from 'react'
import css from './state-chart.module.css'

/** Smaller text would be unreadable; a wider chart scrolls in its frame. */
const smallest = 0.8
const scales = [0.25, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2]

interface Zoom {
  /** `null` is the default, `fit` shows the whole chart, a number multiplies its size. */
  readonly scale: number | 'fit' | null
  readonly setScale: (scale: number | 'fit' | null) => void
}

export const sizeAt = (scale: Zoom['scale'], width: number) => {
  if (scale === 'fit') return { width, maxHeight: '80vh' }
  return scale === null ? { width, minWidth: width * smallest } : { width: width * scale, maxWidth: 'none' }
}

export const scaleBeside = (scale: Zoom['scale'], direction: 1 | -1): number => {
  const now = typeof scale === 'number' ? scale : 1
  const further = scales.filter((candidate) => (candidate - now) * direction > 0)
  return (direction === 1 ? further[0] : further.at(-1)) ?? now
}

export const useChartZoom = (isFitted: boolean) => {
  const [scale, setScale] = useState<Zoom['scale']>(isFitted ? 'fit' : null)
  return { scale, setScale, styleOf: (width: number) => sizeAt(scale, width) }
}

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
