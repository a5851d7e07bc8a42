import type { RecordedStep } from '../contract/support.ts'
import { machinesById } from '../../machines/all-machines.ts'
import { parseStateText } from './parse-state-text.ts'
import { runningIn } from '../../machines/machine-chart.ts'
import { playgroundOf } from './screens.ts'

const runs = (machine: string, state: string, inner: string): boolean => {
  const definition = machinesById.get(machine)
  return (
    definition !== undefined && runningIn(definition, parseStateText(state)).some(({ id }) => id === inner)
  )
}

/**
 * Returns the state of each machine at the step with the index `place`. A machine that has already made a step is in
 * the state after its last step. Any other machine is in the state before its first step. The first machine of the Map
 * is the machine whose step is nearest to `place`.
 */
const statesAt = (steps: readonly RecordedStep[], place: number): Map<string, string> => {
  const nearest = [...steps.entries()].toSorted(
    ([one], [other]) => Math.abs(one - place) - Math.abs(other - place),
  )
  const stateOfMachine = new Map<string, string>()
  for (const [index, { machine, from, to }] of nearest)
    if (!stateOfMachine.has(machine)) stateOfMachine.set(machine, index <= place ? to : from)
  return stateOfMachine
}

/** Returns the machine that runs the machine `inner` at a step; `undefined` if no machine runs it. */
const hostAt = (steps: readonly RecordedStep[], place: number, inner: string): string | undefined =>
  [...statesAt(steps, place)].find(([machine, state]) => runs(machine, state, inner))?.[0]

/**
 * Returns the id of the story in which a recording can be replayed up to a step. This story runs the machine of the
 * step. If that machine is a child of other machines, the function prefers the story of the outermost parent that has
 * such a story.
 * @param place index of the step
 */
export const playgroundAt = (
  steps: readonly RecordedStep[],
  place: number,
  machine = steps[place]?.machine ?? '',
): string | undefined => {
  const host = hostAt(steps, place, machine)
  return (host === undefined ? undefined : playgroundAt(steps, place, host)) ?? playgroundOf(machine)
}
