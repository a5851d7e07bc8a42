import type { StateValue } from 'xstate'
import { machinesById } from '../../machines/all-machines.ts'
import { activeStateIds } from '../../machines/machine-chart.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import { storyLink } from './story-links.ts'

interface FlowChartProps {
  /** The id of the machine. */
  readonly machine: string
  /** The state to highlight; by default the initial state. */
  readonly state?: StateValue | undefined
}

/** The chart of a flow, drawn from its machine. Each state links to the story that shows this state. */
export function FlowChart({ machine, state }: FlowChartProps) {
  const drawn = machinesById.get(machine)
  if (!drawn) return <p role="alert">No machine is called {machine}.</p>
  return (
    <StateChart
      machine={drawn}
      lit={activeStateIds(machine, state ?? drawn.root.initial.target?.[0]?.key)}
      hrefOf={(id) => storyLink(machine, id)}
    />
  )
}
