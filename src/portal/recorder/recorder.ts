import type { AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate'
import { guardLabel } from '../../../machines/machine-graph.ts'
import { isOutcome, mostSteps, type Outcome, type RecordedStep } from '../../contract/support.ts'

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>

const leavesOf = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner = {}]) => {
        const leaves = leavesOf(inner)
        return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`)
      })

/** `expired.form`, or `email.open + phone.idle` for two parallel states. */
export const stateText = (value: StateValue): string => leavesOf(value).sort().join(' + ')

/** `undefined` for an event that ends no call. Never the text of a failure, which can contain typed values. */
const outcomeOf = ({ type, ...event }: Microstep['event']): Outcome | undefined => {
  if (type.startsWith('xstate.done.actor.')) return 'done'
  if (!type.startsWith('xstate.error.actor.')) return undefined
  const error: unknown = 'error' in event ? event.error : undefined
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return isOutcome(code) ? code : 'failed'
}

const guardsOf = (transitions: readonly AnyTransitionDefinition[]): string =>
  transitions
    .map(({ guard }) => guardLabel(guard))
    .filter((guard) => guard !== '')
    .join(' + ')

const isMachineSnapshot = (snapshot: object): snapshot is { readonly value: StateValue } =>
  'value' in snapshot

/**
 * Stores only names of machines, states, events and guards, never values, ids, codes or error texts. Reads
 * `_transitions`, an internal field of XState, so package.json pins its version.
 */
export const createRecorder = (earlier: readonly RecordedStep[] = []) => {
  const steps = [...earlier]
  const stateBefore = new WeakMap<object, string>()
  return {
    /** Oldest first. */
    steps: (): readonly RecordedStep[] => steps,
    goOnAfter: (others: readonly RecordedStep[]) => void steps.splice(0, steps.length, ...others),
    /** @param at milliseconds since the page was opened */
    observe: (inspected: InspectionEvent, at: number) => {
      if (!('snapshot' in inspected) || !isMachineSnapshot(inspected.snapshot)) return
      const { actorRef, event, snapshot } = inspected
      const to = stateText(snapshot.value)
      const before = stateBefore.get(actorRef)
      stateBefore.set(actorRef, to)
      if (inspected.type !== '@xstate.microstep') return
      const transitions = inspected._transitions
      const [first] = transitions
      if (first === undefined) return
      const eventType = String(first.eventType)
      const outcome = eventType === event.type ? outcomeOf(event) : undefined
      steps.push({
        machine: first.source.machine.id,
        from: before ?? first.source.path.join('.'),
        event: eventType,
        guard: guardsOf(transitions),
        to,
        ms: Math.round(at),
        ...(outcome && { outcome }),
      })
      steps.splice(0, steps.length - mostSteps)
    },
  }
}
export type Recorder = ReturnType<typeof createRecorder>
