import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate'
import { eventLabel, guardLabel, statesAround, stateName } from '../../machines/machine-graph.ts'
import type { TransitionLabels } from '../../machines/machine-graph.ts'
import { activeStateNodes } from '../../machines/machine-chart.ts'

export interface Candidate {
  readonly labels: TransitionLabels
  /** `not asked`: an earlier transition was taken, so the machine did not check this guard. */
  readonly verdict: 'taken' | 'refused' | 'not asked'
}

/** The event can also be one that the machine sent to itself, or none (eventless). */
export interface Decision {
  readonly event: string
  /** In the order in which the machine checks the guards: inner states first. */
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
 * Finds out, without calling a guard again, what the machine refused before it took `taken`. XState checks
 * inner states first and takes the first transition whose guard is true, so all earlier guards were false.
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
