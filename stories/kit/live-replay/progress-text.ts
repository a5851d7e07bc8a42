import { eventLabel } from '../../../machines/machine-graph.ts'
import type { Progress } from './live-replay.ts'

/**
 * Returns the progress of a replay as text. For a step of a child machine, the text names that machine.
 * @param flow the machine of the playground
 */
export const progressText = ({ done, failedStep }: Progress, count: number, flow: string): string => {
  if (count === 0) return 'The recording has no step of this flow.'
  const replayed = `Replayed ${done} of ${count} ${count === 1 ? 'step' : 'steps'}`
  if (failedStep === null) return `${replayed}; go on from here.`
  const { machine, from, event, to } = failedStep
  const place = machine === flow ? from : `${machine}, ${from}`
  return `${replayed}. Step ${done + 1}, ${place}: ${eventLabel(event)} → ${to}, is not what this version does here.`
}
