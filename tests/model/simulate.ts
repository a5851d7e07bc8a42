import { createActor, getInitialSnapshot, getNextSnapshot, SimulatedClock } from 'xstate'
import type {
  Actor,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  InspectionEvent,
} from 'xstate'
import { provideStubs } from '../../machines/machine-graph.ts'
import { createOpenPorts, settle } from '../machines/harness/open-ports.ts'
import type { DoneEvent, ErrorEvent } from './model.ts'

/**
 * Returns a copy of the machine in which a promise replaces every port (call) and child machine. The simulation
 * resolves or rejects the promises.
 */
const withOpenEnds = (machine: AnyStateMachine, logic: AnyActorLogic): AnyStateMachine => {
  const names = Object.keys(machine.implementations.actors)
  return provideStubs(machine, () => logic).provide({
    actors: Object.fromEntries(names.map((name) => [name, logic])),
  })
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
  readonly after: AnyMachineSnapshot
  readonly saved: unknown
  /** The snapshot that XState's pure transition function returns for this event. */
  readonly expected: AnyMachineSnapshot
}

const perform = async (
  actor: Actor<AnyStateMachine>,
  ports: ReturnType<typeof createOpenPorts>,
  clock: SimulatedClock,
  event: EventObject,
) => {
  const delay = delayOf(event)
  if (delay !== null) return clock.increment(delay)
  if (!isDone(event) && !isError(event)) return actor.send(event)
  const waiting = ports.take(invokeOf(event), actor.getSnapshot().value)
  if (isDone(event)) waiting.resolve(event.output)
  else waiting.reject(event.error)
  return settle()
}

/** One step for each event, which can also be the result of a call or the end of a delay. */
export const simulate = async (
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
  inspect: (event: InspectionEvent) => void,
  /** Is called with an error of the machine. Without this function, an error makes the test fail. */
  onError?: (error: unknown) => void,
): Promise<Step[]> => {
  const ports = createOpenPorts()
  const clock = new SimulatedClock()
  const actor = createActor(withOpenEnds(machine, ports.logic), { input, clock, inspect })
  if (onError) actor.subscribe({ error: onError })
  actor.start()
  const steps: Step[] = []
  let expected: AnyMachineSnapshot = getInitialSnapshot(machine, input)
  for (const event of events) {
    const before = actor.getSnapshot()
    await perform(actor, ports, clock, event)
    expected = getNextSnapshot(machine, expected, event)
    const saved = actor.getPersistedSnapshot()
    steps.push({ event, before, after: actor.getSnapshot(), saved, expected })
  }
  actor.stop()
  return steps
}
