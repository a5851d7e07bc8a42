import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate'
import { eventLabel, guardLabel, statesAround, stateName } from '../../machines/machine-graph.ts'
import type { TransitionLabels } from '../../machines/machine-graph.ts'
import { activeStateNodes } from '../../machines/machine-chart.ts'

/** A transition that a machine considers for an event, because one of its current states has the transition. */
export interface Candidate {
  readonly labels: TransitionLabels
  /**
   * `taken`: the guard was true, or the transition has no guard. `refused`: the guard was false. `not asked`: an
   * earlier transition was taken, so the machine did not check this guard.
   */
  readonly verdict: 'taken' | 'refused' | 'not asked'
}

/**
 * How a machine handled one event or took one eventless transition. The machine can also have sent the event to itself.
 */
export interface Decision {
  readonly event: string
  /**
   * The transitions that the machine considers, in the order in which the machine checks their guards. The transitions
   * of inner states come first.
   */
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
 * Finds out which transitions the machine refused before it took the transitions `taken`. The snapshot `before` is the
 * state of the machine before the event. XState checks inner states first, and in each state it takes the first
 * transition whose guard is true. The guards of all earlier transitions in that state were therefore false. The
 * function does not call the guards again.
 */
export const decide = (
  before: AnyMachineSnapshot,
  { type }: EventObject,
  taken: readonly AnyTransitionDefinition[],
): Decision => {
  // For an eventless transition, XState reports the event that the machine handled before this transition.
  const event = taken[0]?.eventType === '' ? '' : type
  const inside = new Set(taken.flatMap(({ source }) => statesAround(source).slice(1)))
  const candidates = [...activeStateNodes(before.machine, before.value)]
    .toSorted((a, b) => b.path.length - a.path.length || a.order - b.order)
    .flatMap((node) => {
      const candidatesOfNode = askedIn(node, event)
      const place = candidatesOfNode.findIndex((transition) => taken.includes(transition))
      const end = place < 0 && !inside.has(node) ? candidatesOfNode.length : place
      return candidatesOfNode.map((transition, index): Candidate => ({
        labels: labelsOf(node, transition),
        verdict: index < end ? 'refused' : index === place ? 'taken' : 'not asked',
      }))
    })
  return { event: eventLabel(event), candidates }
}
