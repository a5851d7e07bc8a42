import { eventLabel } from '../../machines/machine-graph.ts'
import type { RecordedStep } from '../contract/support.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { exampleOf } from './event-templates.ts'
import { screensOf } from './screens.ts'
import { storyName } from './wall.ts'

/**
 * Whether something other than the customer causes the event: the end of a call or of a child machine, a timer, or an
 * eventless transition.
 */
const isOutside = (event: string): boolean => event === '' || event.startsWith('xstate.')

const placeOf = ({ machine, from }: RecordedStep): string => {
  const [story] = screensOf(machine, from)
  return story === undefined ? `${machine}, ${from}` : `${machine}, ${from} (as “${storyName(story)}”)`
}

const typedAt = ({ machine, event }: RecordedStep): string => {
  const slug = allMachines.find((named) => named.machine.id === machine)?.slug ?? ''
  const fields = exampleOf(slug, event)
  return Object.keys(fields).length === 0 ? '' : ` with ${JSON.stringify(fields)}`
}

const lineOf = (step: RecordedStep): string => {
  const { event, guard, outcome, from, to } = step
  const label = eventLabel(event)
  const why = guard === '' ? '' : `, because ${guard} is true`
  const how = outcome === undefined || outcome === 'done' ? '' : ` (${outcome})`
  const then = from === to ? `The flow stays in ${to}` : `The flow changes to ${to}`
  return isOutside(event)
    ? `Wait for: ${label}${how}. ${then}${why}.`
    : `At ${placeOf(step)}: ${label}${typedAt(step)}. ${then}${why}.`
}

/**
 * Returns a recording as a list of steps that a developer can repeat by hand in a browser. Each step contains the
 * screen, the action or the event to wait for, and the result. A recording contains no typed text, so the list uses
 * sample values of the stories.
 */
export const browserStepsOf = (steps: readonly RecordedStep[]): string =>
  steps.map((step, index) => `${index + 1}. ${lineOf(step)}\n`).join('')
