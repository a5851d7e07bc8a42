import { createActor, fromPromise, getInitialSnapshot, getNextSnapshot, SimulatedClock } from 'xstate'
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate'
import type { DoneEvent, ErrorEvent } from './model.ts'

interface Open {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Lets everything that was settled reach the machine. */
const settle = (): Promise<void> => new Promise((done) => void setImmediate(done))

/** The machine with every port and part replaced by a promise that waits for its turn. */
const withOpenEnds = (machine: AnyStateMachine, open: Map<string, Open>): AnyStateMachine => {
  const waiting = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => void open.set(self.id, { resolve, reject })),
  )
  const names = Object.keys(machine.implementations.actors)
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, waiting])) })
}

const isDone = (event: EventObject): event is DoneEvent => event.type.startsWith('xstate.done.actor.')
const isError = (event: EventObject): event is ErrorEvent => event.type.startsWith('xstate.error.actor.')
const invokeOf = ({ type }: EventObject): string => type.replace(/^xstate\.(done|error)\.actor\./, '')
const delayOf = ({ type }: EventObject): number | null => {
  const delay = /^xstate\.after\.(\d+)\./.exec(type)?.[1]
  return delay === undefined ? null : Number(delay)
}

export interface Step {
  readonly event: EventObject
  readonly before: AnyMachineSnapshot
  /** As the running machine stands after the event. */
  readonly after: AnyMachineSnapshot
  /** What would be saved of it. */
  readonly saved: unknown
  /** As the machine's own table says it stands. */
  readonly expected: AnyMachineSnapshot
}

const perform = async (
  actor: Actor<AnyStateMachine>,
  open: Map<string, Open>,
  clock: SimulatedClock,
  event: EventObject,
) => {
  const delay = delayOf(event)
  if (delay !== null) return clock.increment(delay)
  if (!isDone(event) && !isError(event)) return actor.send(event)
  const waiting = open.get(invokeOf(event))
  if (!waiting) throw new Error(`${invokeOf(event)} does not run.`)
  open.delete(invokeOf(event))
  if (isDone(event)) waiting.resolve(event.output)
  else waiting.reject(event.error)
  return settle()
}

/** Runs a machine through events, each answered port and each passed delay among them. */
export const play = async (
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
  inspect: (event: InspectionEvent) => void,
): Promise<Step[]> => {
  const open = new Map<string, Open>()
  const clock = new SimulatedClock()
  const actor = createActor(withOpenEnds(machine, open), { input, clock, inspect }).start()
  const steps: Step[] = []
  let expected: AnyMachineSnapshot = getInitialSnapshot(machine, input)
  for (const event of events) {
    const before = actor.getSnapshot()
    await perform(actor, open, clock, event)
    expected = getNextSnapshot(machine, expected, event)
    const saved = actor.getPersistedSnapshot()
    steps.push({ event, before, after: actor.getSnapshot(), saved, expected })
  }
  actor.stop()
  return steps
}
