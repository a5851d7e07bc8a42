import { lazy, Suspense } from 'react'
import { within } from 'storybook/test'
import type { AnyStateMachine, StateValue } from 'xstate'

// The code that lays out charts loads on demand, because only the stories with a chart need it.
const FlowChart = lazy(async () => {
  const chart = await import('./flow-chart.tsx')
  return { default: chart.FlowChart }
})

/**
 * Returns a story that shows the chart of a flow. The file with the flow's other stories exports this story. If no
 * state is given, the chart highlights the initial state.
 */
export const chartStory = (machine: AnyStateMachine, lit?: StateValue) => ({
  render: () => (
    <Suspense>
      <FlowChart machine={machine.id} state={lit} />
    </Suspense>
  ),
  parameters: { chart: { machine: machine.id, lit }, layout: 'padded', controls: { disable: true } },
  // The story waits until the chart is drawn.
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const name = `Chart of ${machine.id}`
    await within(canvasElement).findByRole('region', { name }, { timeout: 10_000 })
  },
})
