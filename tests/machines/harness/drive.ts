import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type {
  Actor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { Meter } from './meter.ts'

interface Pending {
  readonly input: unknown
  readonly resolve: (answer: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** Lets everything that was settled reach the machine. */
const settle = (): Promise<void> => new Promise((done) => void setImmediate(done))

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic

/** A machine whose ports, and whose parts' ports, wait for the test to answer. */
const withOpenPorts = <Machine extends AnyStateMachine>(
  machine: Machine,
  open: Map<string, Pending>,
): Machine => {
  const port = fromPromise<unknown, unknown>(
    ({ input, self }) => new Promise((resolve, reject) => void open.set(self.id, { input, resolve, reject })),
  )
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([src, logic]) => [
      src,
      isMachine(logic) ? withOpenPorts(logic, open) : port,
    ]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `provide` of any machine loses its type; only its ports have changed
  return machine.provide({ actors }) as Machine
}

/** The machines an actor runs; a type parameter's snapshot is opaque to the compiler. */
const partsOf = (actor: AnyActorRef): Readonly<Record<string, AnyActorRef | undefined>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unsafe-return -- as said above
  (actor.getSnapshot() as AnyMachineSnapshot).children

/** A running flow in the hands of a test. Ports are named by the id of their invoke. */
export interface Drive<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  readonly snapshot: () => SnapshotFrom<Machine>
  readonly send: (event: EventFromLogic<Machine>) => void
  /** What the port was called with. */
  readonly asked: (port: string) => unknown
  readonly answer: (port: string, answer?: unknown) => Promise<void>
  readonly fail: (port: string) => Promise<void>
  /** Lets `milliseconds` pass. */
  readonly wait: (milliseconds: number) => void
  /** A machine this one runs, by the id of its invoke. */
  readonly part: (id: string) => AnyActorRef
}

export const drive = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: { readonly input?: InputFrom<Machine>; readonly meter?: Meter } = {},
): Drive<Machine> => {
  const open = new Map<string, Pending>()
  const clock = new SimulatedClock()
  const actor = createActor(withOpenPorts(machine, open), {
    input: options.input,
    clock,
    inspect: options.meter?.inspect,
  })
  actor.start()
  const take = (port: string): Pending => {
    const pending = open.get(port)
    if (!pending) throw new Error(`The port ${port} was not called.`)
    open.delete(port)
    return pending
  }
  return {
    actor,
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    asked: (port) => open.get(port)?.input,
    answer: async (port, answer) => {
      take(port).resolve(answer)
      await settle()
    },
    fail: async (port) => {
      take(port).reject(new Error('no answer'))
      await settle()
    },
    wait: (milliseconds) => clock.increment(milliseconds),
    part: (id) => {
      const part = partsOf(actor)[id]
      if (!part) throw new Error(`No part ${id} is running.`)
      return part
    },
  }
}
