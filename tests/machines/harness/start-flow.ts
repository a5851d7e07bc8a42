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

/** The compiler does not know the type of the snapshot, so the function needs a cast. */
const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the actor runs a machine
  actor.getSnapshot() as AnyMachineSnapshot

const childrenOf = (actor: AnyActorRef): Readonly<Record<string, AnyActorRef | undefined>> =>
  // oxlint-disable-next-line typescript/no-unsafe-return -- XState types the children of a machine as `any`
  snapshotOf(actor).children

/** A running machine whose calls a test answers. The parameter `port` is the id of a call to a service. */
export interface RunningFlow<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  readonly snapshot: () => SnapshotFrom<Machine>
  readonly send: (event: EventFromLogic<Machine>) => void
  /** Returns the input of the waiting call with this id, or `undefined` if the machine has not made the call. */
  readonly asked: (port: string) => unknown
  readonly answer: (port: string, answer?: unknown) => Promise<void>
  readonly fail: (port: string, error?: unknown) => Promise<void>
  readonly wait: (milliseconds: number) => void
  readonly child: (id: string) => AnyActorRef
}

export const startFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: { readonly input?: InputFrom<Machine> } = {},
): RunningFlow<Machine> => {
  const ports = createOpenPorts()
  const clock = new SimulatedClock()
  const actor = createActor(
    provideStubs(machine, () => ports.logic),
    {
      input: options.input,
      clock,
    },
  )
  actor.start()
  const take = (port: string) => ports.take(port, snapshotOf(actor).value)
  return {
    actor,
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    asked: (port) => ports.inputOf(port),
    answer: async (port, answer) => {
      take(port).resolve(answer)
      await settle()
    },
    fail: async (port, error: unknown = new Error('no answer')) => {
      take(port).reject(error)
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
