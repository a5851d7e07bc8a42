import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate'
import { eventLabel, guardLabel, statesAround, stateName } from '../../machines/machine-graph.ts'
import type { TransitionLabels } from '../../machines/machine-graph.ts'
import { standingNodes } from '../../machines/machine-chart.ts'

/** A candidate: a transition that was possible. */
export interface Candidate {
  readonly labels: TransitionLabels
  /** The result of its guard; without a guard it is always possible. */
  readonly verdict: 'taken' | 'refused' | 'not asked'
}

/** How a machine handled one event, which may be raised or eventless. */
export interface Decision {
  readonly event: string
  /** In the order of checking: the innermost state first. */
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
 * Why `taken`, and no other transition, was taken from `before`. Guards are not called again. A state takes the first
 * candidate whose guard is true, and is checked only when no state inside it took one. So the taken transition shows
 * the result of each guard.
 */
export const decide = (
  before: AnyMachineSnapshot,
  { type }: EventObject,
  taken: readonly AnyTransitionDefinition[],
): Decision => {
  // eventless transitions are reported with the event that led to them
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
