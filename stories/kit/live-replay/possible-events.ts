import { getMicrosteps, getNextSnapshot } from 'xstate'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { RecordedStep } from '../../../src/contract/support.ts'
import { activeStateNodes } from '../../../machines/machine-chart.ts'
import { guardsOf } from '../../../src/portal/recorder/recorder.ts'
import { examplesOfMachine } from '../all-examples.ts'
import { stateTextOf } from './running-machines.ts'

interface DoneEvent extends EventObject {
  readonly output: unknown
}
interface ErrorEvent extends EventObject {
  readonly error: unknown
}

/** Whether the event reports that an invoked port or machine has succeeded. */
export const isDone = (event: EventObject): event is DoneEvent => event.type.startsWith('xstate.done.actor.')
/** Whether the event reports that an invoked port or machine has failed. */
export const isFailure = (event: EventObject): event is ErrorEvent =>
  event.type.startsWith('xstate.error.actor.')
/** Returns the id of the invoke that has succeeded or failed. */
export const invokeOf = ({ type }: EventObject): string =>
  type.replace(/^xstate\.(?:done|error)\.actor\./, '')

/** Whether the machine took the step by itself, without an event from outside. */
export const isInternal = ({ event }: RecordedStep): boolean =>
  event === '' || event.startsWith('xstate.done.state.')

const answersTo = ({ machine, value }: AnyMachineSnapshot, event: EventObject): unknown[] => {
  const invoke = activeStateNodes(machine, value)
    .flatMap((node) => node.invoke)
    .find(({ id }) => id === invokeOf(event))
  const answers = typeof invoke?.src === 'string' ? examplesOfMachine(machine.id)?.answers[invoke.src] : {}
  // If the invoke has no examples, its only possible output is `undefined`.
  const [first, ...others] = Object.values(answers ?? {})
  return [first, ...others]
}

/**
 * Returns the events with which a recorded step can be repeated. All these events have the recorded event type. Each
 * event has a result or a payload from the examples of the machine.
 */
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

/** A recorded step that an event has caused, and the steps that the machine then took by itself. */
type Macrostep = readonly [RecordedStep, ...RecordedStep[]]

/** Groups the recorded steps of one machine. Each group begins with a step that an event has caused. */
export const macrostepsOf = (steps: readonly RecordedStep[]): Macrostep[] =>
  steps.reduce<Macrostep[]>((macrosteps, step) => {
    const last = macrosteps.at(-1)
    return last && isInternal(step) ? [...macrosteps.slice(0, -1), [...last, step]] : [...macrosteps, [step]]
  }, [])

/** Whether the machine passes through exactly the recorded states when it receives the event. */
const leadsAlong = (snapshot: AnyMachineSnapshot, event: EventObject, macrostep: Macrostep): boolean => {
  const { machine } = snapshot
  if (machine.getTransitionData(snapshot, event).length === 0) return false
  const states = getMicrosteps(machine, snapshot, event).map(([passed]) => stateTextOf(passed))
  return states.join(', ') === macrostep.map(({ to }) => to).join(', ')
}

const hasGuard = (snapshot: AnyMachineSnapshot, event: EventObject, { guard }: RecordedStep): boolean =>
  guardsOf(snapshot.machine.getTransitionData(snapshot, event)) === guard

/**
 * Returns the example events after which the machine passes through the recorded states. The first events in the list
 * are those that satisfy the recorded guards.
 */
const possibleEvents = (snapshot: AnyMachineSnapshot, macrostep: Macrostep): EventObject[] => {
  const [step] = macrostep
  const possible = samplesOf(snapshot, step).filter((event) => leadsAlong(snapshot, event, macrostep))
  const isAsGuarded = (event: EventObject) => hasGuard(snapshot, event, step)
  return [...possible.filter(isAsGuarded), ...possible.filter((event) => !isAsGuarded(event))]
}

/**
 * The number of example events that the search may still try. Without this limit, the search could run very long for
 * a recording that no example events can repeat.
 */
export interface Tries {
  left: number
}

/**
 * The best sequence of example events that a search has found: its first event, and the number of recorded steps that
 * it repeats.
 */
interface ReplayStart {
  readonly event: EventObject | undefined
  readonly length: number
}

/** Searches for the example events with which the machine repeats the largest number of recorded steps. */
export const longestReplay = (
  snapshot: AnyMachineSnapshot,
  macrosteps: readonly Macrostep[],
  tries: Tries,
): ReplayStart => {
  const [next, ...rest] = macrosteps
  let longest: ReplayStart = { event: undefined, length: 0 }
  if (!next || snapshot.status !== 'active') return longest
  for (const event of possibleEvents(snapshot, next)) {
    tries.left -= 1
    const after =
      tries.left < 0
        ? 0
        : longestReplay(getNextSnapshot(snapshot.machine, snapshot, event), rest, tries).length
    if (1 + after > longest.length) longest = { event, length: 1 + after }
    if (tries.left < 0 || longest.length === macrosteps.length) break
  }
  return longest
}

/** To choose an event, the search looks ahead by at most this number of steps. */
const stepsAhead = 20

/**
 * Returns the best example event for the first step: the event after which the machine can repeat the largest number
 * of later steps.
 */
export const chooseEvent = (
  snapshot: AnyMachineSnapshot,
  steps: readonly RecordedStep[],
  tries: Tries,
): EventObject | undefined => {
  const macrosteps = macrostepsOf(steps)
  const possible = macrosteps[0] ? possibleEvents(snapshot, macrosteps[0]) : []
  return possible.length > 1
    ? longestReplay(snapshot, macrosteps.slice(0, 1 + stepsAhead), tries).event
    : possible[0]
}
