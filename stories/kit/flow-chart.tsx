import type { StateValue } from 'xstate'
import { allMachines } from '../../src/portal/inspector/all-machines.ts'
import { litStates } from '../../src/portal/inspector/lit-states.ts'
import { StateChart } from '../../src/portal/inspector/state-chart.tsx'

interface FlowChartProps {
  /** Id of the machine. */
  readonly machine: string
  /** The state to light. */
  readonly state?: StateValue
}

/** A flow drawn from its own machine. */
export function FlowChart({ machine, state }: FlowChartProps) {
  const drawn = allMachines.get(machine)
  if (!drawn) return <p role="alert">No machine is called {machine}.</p>
  return <StateChart machine={drawn} lit={state === undefined ? [] : litStates(machine, state)} />
}
