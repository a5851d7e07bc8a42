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

/** Whether something that runs in a machine ended well. */
export const isDone = (event: EventObject): event is DoneEvent => event.type.startsWith('xstate.done.actor.')
/** Whether something that runs in a machine failed. */
export const isFailure = (event: EventObject): event is ErrorEvent =>
  event.type.startsWith('xstate.error.actor.')
/** The id of what ended or failed. */
export const invokeOf = ({ type }: EventObject): string =>
  type.replace(/^xstate\.(?:done|error)\.actor\./, '')

/** Whether a machine takes a step by itself, after the step before. */
export const isInternal = ({ event }: RecordedStep): boolean =>
  event === '' || event.startsWith('xstate.done.state.')

const answersTo = ({ machine, value }: AnyMachineSnapshot, event: EventObject): unknown[] => {
  const invoke = standingNodes(machine, value)
    .flatMap((node) => node.invoke)
    .find(({ id }) => id === invokeOf(event))
  const answers = typeof invoke?.src === 'string' ? examplesOfMachine(machine.id)?.answers[invoke.src] : {}
  // what has no examples ends with nothing
  const [first, ...others] = Object.values(answers ?? {})
  return [first, ...others]
}

/** What was recorded by its type alone, with each of the samples that the machine's examples have of it. */
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

/** A step with what the machine did by itself after it. */
type Macrostep = readonly [RecordedStep, ...RecordedStep[]]

/** The steps of one machine, each with what it did by itself after it. */
export const macrostepsOf = (steps: readonly RecordedStep[]): Macrostep[] =>
  steps.reduce<Macrostep[]>((macrosteps, step) => {
    const last = macrosteps.at(-1)
    return last && isInternal(step) ? [...macrosteps.slice(0, -1), [...last, step]] : [...macrosteps, [step]]
  }, [])

/** Whether the event leads a machine through the states that were recorded. */
const leadsAlong = (snapshot: AnyMachineSnapshot, event: EventObject, macrostep: Macrostep): boolean => {
  const { machine } = snapshot
  if (machine.getTransitionData(snapshot, event).length === 0) return false
  const states = getMicrosteps(machine, snapshot, event).map(([passed]) => standingOf(passed))
  return states.join(', ') === macrostep.map(({ to }) => to).join(', ')
}

const hasGuard = (snapshot: AnyMachineSnapshot, event: EventObject, { guard }: RecordedStep): boolean =>
  guardsOf(snapshot.machine.getTransitionData(snapshot, event)) === guard

/** The samples that lead a machine where the recording says it went; first those that the recorded guards let pass. */
const possibleEvents = (snapshot: AnyMachineSnapshot, macrostep: Macrostep): EventObject[] => {
  const [step] = macrostep
  const possible = samplesOf(snapshot, step).filter((event) => leadsAlong(snapshot, event, macrostep))
  const isAsGuarded = (event: EventObject) => hasGuard(snapshot, event, step)
  return [...possible.filter(isAsGuarded), ...possible.filter((event) => !isAsGuarded(event))]
}

/** How many choices may still be tried out before one is taken: a recording that samples cannot follow has no end of them. */
export interface Tries {
  left: number
}

/** How far samples lead along, and the one to take first. */
interface Way {
  readonly event: EventObject | undefined
  readonly length: number
}

/** The way along most of the steps of a machine. */
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

/** How many further steps a sample is chosen for. */
const foreseen = 20

/** The sample to take for the first of the steps: the one from which samples lead along most of the others. */
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
