import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate'
import { eventLabel, guardLabel, statesAround, stateName } from '../../machines/machine-graph.ts'
import type { TransitionLabels } from '../../machines/machine-graph.ts'
import { standingNodes } from '../../machines/machine-chart.ts'

/** One transition that could have been taken. */
export interface Candidate {
  readonly labels: TransitionLabels
  /** What its guard said; without a guard it is taken whenever it is asked. */
  readonly verdict: 'taken' | 'refused' | 'not asked'
}

/** What a machine did about one event, its own raised and eventless ones among them. */
export interface Decision {
  readonly event: string
  /** In the order in which they are asked: the innermost state first. */
  readonly candidates: readonly Candidate[]
}

const matches = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)))

const askedIn = (node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] =>
  type === ''
    ? (node.always ?? [])
    : [...node.transitions].flatMap(([descriptor, own]) => (matches(descriptor, type) ? own : []))

const labelsOf = (
  node: AnyStateNode,
  { eventType, guard, target }: AnyTransitionDefinition,
): TransitionLabels => [
  stateName(node),
  eventLabel(String(eventType)),
  guardLabel(guard),
  (target ?? [node]).map(stateName).join(' + '),
]

/**
 * Why `taken`, and nothing else, was taken from `before`. No guard is asked again: a state takes the first candidate
 * whose guard says yes, and is asked only where no state inside it took one, so that what was taken tells what each guard said.
 */
export const decide = (
  before: AnyMachineSnapshot,
  { type }: EventObject,
  taken: readonly AnyTransitionDefinition[],
): Decision => {
  // what leads on by itself is reported with the event that led there
  const event = taken[0]?.eventType === '' ? '' : type
  const inside = new Set(taken.flatMap(({ source }) => statesAround(source).slice(1)))
  const candidates = [...standingNodes(before.machine, before.value)]
    .toSorted((one, other) => other.path.length - one.path.length || one.order - other.order)
    .flatMap((node) => {
      const asked = askedIn(node, event)
      const place = asked.findIndex((transition) => taken.includes(transition))
      const end = place < 0 && !inside.has(node) ? asked.length : place
      return asked.map((transition, index): Candidate => ({
        labels: labelsOf(node, transition),
        verdict: index < end ? 'refused' : index === place ? 'taken' : 'not asked',
      }))
    })
  return { event: eventLabel(event), candidates }
}
