import { createActor } from 'xstate'
import { isMachine } from '../../machines/machine-graph.ts'
import type {
  ActorRefFrom,
  AnyStateMachine,
  ContextFrom,
  Snapshot,
  SnapshotFrom,
  StateValue,
  StateValueFrom,
} from 'xstate'

/** Of a machine that a flow runs as a child. Plain data, as the args of a story have to be. */
export interface Child {
  readonly state: StateValue
  readonly context: unknown
  readonly childActors?: Readonly<Record<string, Child>>
}

/** The state of a flow in a story. No machine runs, so there are no timers and no calls. */
export interface FrozenState<Machine extends AnyStateMachine> {
  readonly state: StateValueFrom<Machine>
  readonly context: ContextFrom<Machine>
  /** By the id of the `invoke`, which is also the name in the `actors` of the flow. */
  readonly childActors?: Readonly<Record<string, Child>>
}

/** The actor never starts. */
export const freezeActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  { state, context, childActors = {} }: Child,
): ActorRefFrom<Machine> => {
  const snapshot: Snapshot<unknown> = machine.resolveState({ value: state, context })
  const actor = createActor(machine, { snapshot, input: undefined })
  const frozen = Object.assign(actor.getSnapshot(), { children: freezeChildren(machine, childActors) })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the actor was created from this machine
  return Object.assign(actor, { getSnapshot: () => frozen }) as unknown as ActorRefFrom<Machine>
}

const freezeChildren = (flow: AnyStateMachine, childActors: Readonly<Record<string, Child>>) =>
  Object.fromEntries(
    Object.entries(childActors).map(([id, child]) => {
      const machine: unknown = flow.implementations.actors[id]
      if (!isMachine(machine)) throw new Error(`${flow.id} runs no machine named ${id}.`)
      return [id, freezeActor(machine, child)]
    }),
  )

export const freeze = <Machine extends AnyStateMachine>(
  machine: Machine,
  { state, context, childActors = {} }: FrozenState<Machine>,
): SnapshotFrom<Machine> => {
  const snapshot = machine.resolveState({ value: state, context })
  const children = freezeChildren(machine, childActors)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- resolveState loses the type of this machine
  return Object.assign(snapshot, { children }) as SnapshotFrom<Machine>
}
