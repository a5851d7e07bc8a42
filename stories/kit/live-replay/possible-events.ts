import { getMicrosteps, getNextSnapshot } from 'xstate'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { RecordedStep } from '../../../src/contract/support.ts'
import { standingNodes } from '../../../machines/machine-chart.ts'
import { guardsOf } from '../../../src/portal/recorder/recorder.ts'
import { examplesOfMachine } from '../all-examples.ts'
import { standingOf } from './standing.ts'

interface DoneEvent extends EventObject {
  readonly output: unknown
}
interface ErrorEvent extends EventObject {
  readonly error: unknown
}

/** Whether the event says that an invoked port or machine succeeded. */
export const isDone = (event: EventObject): event is DoneEvent => event.type.startsWith('xstate.done.actor.')
/** Whether the event says that an invoked port or machine failed. */
export const isFailure = (event: EventObject): event is ErrorEvent =>
  event.type.startsWith('xstate.error.actor.')
/** The id of the invoke that succeeded or failed. */
export const invokeOf = ({ type }: EventObject): string =>
  type.replace(/^xstate\.(?:done|error)\.actor\./, '')

/** Whether a machine takes a step without an event from outside. */
export const isInternal = ({ event }: RecordedStep): boolean =>
  event === '' || event.startsWith('xstate.done.state.')

const answersTo = ({ machine, value }: AnyMachineSnapshot, event: EventObject): unknown[] => {
  const invoke = standingNodes(machine, value)
    .flatMap((node) => node.invoke)
    .find(({ id }) => id === invokeOf(event))
  const answers = typeof invoke?.src === 'string' ? examplesOfMachine(machine.id)?.answers[invoke.src] : {}
  // an invoke without examples ends without an output
  const [first, ...others] = Object.values(answers ?? {})
  return [first, ...others]
}

/** The events for a recorded type, one for each sample in the machine's examples. */
const samplesOf = (snapshot: AnyMachineSnapshot, { event: type, outcome }: RecordedStep): EventObject[] => {
  const bare: EventObject = { type }
  if (isFailure(bare)) {
    const failure: ErrorEvent = { type, error: new Error(outcome ?? 'failed') }
    return [failure]
  }
  if (isDone(bare)) return answersTo(snapshot, bare).map((output): DoneEvent => ({ type, output }))
  if (type.startsWith('xstate.')) return [bare]
  return (examplesOfMachine(snapshot.machine.id)?.events ?? []).filter((event) => event.type === type)
}

/** A step with the steps that the machine took by itself after it. */
type Macrostep = readonly [RecordedStep, ...RecordedStep[]]

/** The steps of one machine, each with the steps that it took by itself after it. */
export const macrostepsOf = (steps: readonly RecordedStep[]): Macrostep[] =>
  steps.reduce<Macrostep[]>((macrosteps, step) => {
    const last = macrosteps.at(-1)
    return last && isInternal(step) ? [...macrosteps.slice(0, -1), [...last, step]] : [...macrosteps, [step]]
  }, [])

/** Whether the event leads a machine through the recorded states. */
const leadsAlong = (snapshot: AnyMachineSnapshot, event: EventObject, macrostep: Macrostep): boolean => {
  const { machine } = snapshot
  if (machine.getTransitionData(snapshot, event).length === 0) return false
  const states = getMicrosteps(machine, snapshot, event).map(([passed]) => standingOf(passed))
  return states.join(', ') === macrostep.map(({ to }) => to).join(', ')
}

const hasGuard = (snapshot: AnyMachineSnapshot, event: EventObject, { guard }: RecordedStep): boolean =>
  guardsOf(snapshot.machine.getTransitionData(snapshot, event)) === guard

/** The samples that lead a machine into the recorded states; first those that fulfil the recorded guards. */
const possibleEvents = (snapshot: AnyMachineSnapshot, macrostep: Macrostep): EventObject[] => {
  const [step] = macrostep
  const possible = samplesOf(snapshot, step).filter((event) => leadsAlong(snapshot, event, macrostep))
  const isAsGuarded = (event: EventObject) => hasGuard(snapshot, event, step)
  return [...possible.filter(isAsGuarded), ...possible.filter((event) => !isAsGuarded(event))]
}

/**
 * The number of choices that may still be tried. A limit is necessary, because a recording that no sample fits would
 * be tried without end.
 */
export interface Tries {
  left: number
}

/** How many steps samples lead along the recording, and the first sample. */
interface Way {
  readonly event: EventObject | undefined
  readonly length: number
}

/** The samples that lead along the most steps of a machine. */
export const longestWay = (
  snapshot: AnyMachineSnapshot,
  macrosteps: readonly Macrostep[],
  tries: Tries,
): Way => {
  const [next, ...rest] = macrosteps
  let longest: Way = { event: undefined, length: 0 }
  if (!next || snapshot.status !== 'active') return longest
  for (const event of possibleEvents(snapshot, next)) {
    tries.left -= 1
    const after =
      tries.left < 0 ? 0 : longestWay(getNextSnapshot(snapshot.machine, snapshot, event), rest, tries).length
    if (1 + after > longest.length) longest = { event, length: 1 + after }
    if (tries.left < 0 || longest.length === macrosteps.length) break
  }
  return longest
}

/** How many later steps the choice of a sample considers. */
const foreseen = 20

/** The sample for the first step: the one after which samples lead along the most other steps. */
export const chooseEvent = (
  snapshot: AnyMachineSnapshot,
  steps: readonly RecordedStep[],
  tries: Tries,
): EventObject | undefined => {
  const macrosteps = macrostepsOf(steps)
  const possible = macrosteps[0] ? possibleEvents(snapshot, macrosteps[0]) : []
  return possible.length > 1
    ? longestWay(snapshot, macrosteps.slice(0, 1 + foreseen), tries).event
    : possible[0]
}
