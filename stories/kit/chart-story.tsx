import { lazy, Suspense } from 'react'
import { within } from 'storybook/test'
import type { AnyStateMachine, StateValue } from 'xstate'

// Loaded on demand: only the story of a chart needs the layout of charts.
const FlowChart = lazy(async () => {
  const chart = await import('./flow-chart.tsx')
  return { default: chart.FlowChart }
})

/** The story of a flow's chart, in the file of its other stories. Without a state, the initial one is highlighted. */
export const chartStory = (machine: AnyStateMachine, lit?: StateValue) => ({
  render: () => (
    <Suspense>
      <FlowChart machine={machine.id} state={lit} />
    </Suspense>
  ),
  parameters: { chart: { machine: machine.id, lit }, layout: 'padded', controls: { disable: true } },
  // the story is done when the chart is drawn
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const name = `Chart of ${machine.id}`
    await within(canvasElement).findByRole('region', { name }, { timeout: 10_000 })
  },
})
