import { createActor, SimulatedClock } from 'xstate'
import type {
  Actor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { provideStubs } from '../../../machines/machine-graph.ts'
import { createOpenPorts, settle } from './open-ports.ts'
import type { TransitionCoverage } from './transition-coverage.ts'

/**
 * Returns the actors that an actor invokes. The compiler does not know the type of the actor's snapshot, so the
 * function needs a cast.
 */
const childrenOf = (actor: AnyActorRef): Readonly<Record<string, AnyActorRef | undefined>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unsafe-return -- the actor runs a machine
  (actor.getSnapshot() as AnyMachineSnapshot).children

/** A flow that runs under the control of a test. The parameter `port` is the id of an invoke that calls a service. */
export interface RunningFlow<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  readonly snapshot: () => SnapshotFrom<Machine>
  readonly send: (event: EventFromLogic<Machine>) => void
  /** Returns the input of the last call of this port. */
  readonly asked: (port: string) => unknown
  readonly answer: (port: string, answer?: unknown) => Promise<void>
  readonly fail: (port: string, error?: unknown) => Promise<void>
  /** Advances the clock by `milliseconds`. */
  readonly wait: (milliseconds: number) => void
  /** Returns the child machine that the flow runs under this invoke id. */
  readonly child: (id: string) => AnyActorRef
}

export const startFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: { readonly input?: InputFrom<Machine>; readonly coverage?: TransitionCoverage } = {},
): RunningFlow<Machine> => {
  const ports = createOpenPorts()
  const clock = new SimulatedClock()
  const actor = createActor(
    provideStubs(machine, () => ports.logic),
    {
      input: options.input,
      clock,
      inspect: options.coverage?.inspect,
    },
  )
  actor.start()
  return {
    actor,
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    asked: (port) => ports.inputOf(port),
    answer: async (port, answer) => {
      ports.take(port).resolve(answer)
      await settle()
    },
    fail: async (port, error: unknown = new Error('no answer')) => {
      ports.take(port).reject(error)
      await settle()
    },
    wait: (milliseconds) => clock.increment(milliseconds),
    child: (id) => {
      const child = childrenOf(actor)[id]
      if (!child) throw new Error(`No child ${id} is running.`)
      return child
    },
  }
}
