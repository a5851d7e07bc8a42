import { lazy, Suspense, use } from 'react'
import type { StateValue } from 'xstate'
import css from './chart-below.module.css'
import { ChartShown } from './chart-shown.ts'

// The chart loads on demand, because it imports all machines.
const FlowChart = lazy(async () => {
  const chart = await import('./flow-chart.tsx')
  return { default: chart.FlowChart }
})

interface ChartBelowProps {
  /** The id of the machine. */
  readonly machine: string
  readonly state: StateValue
}

/**
 * The chart of a flow, with the current state highlighted. The chart is hidden until the developer switches it on in
 * Storybook's toolbar.
 */
export function ChartBelow({ machine, state }: ChartBelowProps) {
  const isShown = use(ChartShown)
  return (
    isShown && (
      <div className={css.below}>
        <Suspense>
          <FlowChart machine={machine} state={state} />
        </Suspense>
      </div>
    )
  )
}
