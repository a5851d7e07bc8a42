import { createActor } from 'xstate'
import type {
  AnyActorRef,
  AnyStateMachine,
  ContextFrom,
  Snapshot,
  SnapshotFrom,
  StateValue,
  StateValueFrom,
} from 'xstate'

/** Where a machine stands that a flow runs; plain data, as story args have to be. */
export interface Part {
  readonly state: StateValue
  readonly context: unknown
}

/** Where a flow stands in a story: nothing runs, no timer, no call. */
export interface Standing<Machine extends AnyStateMachine> {
  readonly state: StateValueFrom<Machine>
  readonly context: ContextFrom<Machine>
  /** By the id of its invoke, which is the name it has in the flow's `actors`. */
  readonly parts?: Readonly<Record<string, Part>>
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'resolveState' in logic

const frozenPart = (flow: AnyStateMachine, id: string, { state, context }: Part): AnyActorRef => {
  const machine: unknown = flow.implementations.actors[id]
  if (!isMachine(machine)) throw new Error(`${flow.id} runs no machine named ${id}.`)
  const snapshot: Snapshot<unknown> = machine.resolveState({ value: state, context })
  return createActor(machine, { snapshot, input: undefined })
}

/** A snapshot of `machine` as it is when it stands there. */
export const freeze = <Machine extends AnyStateMachine>(
  machine: Machine,
  { state, context, parts = {} }: Standing<Machine>,
): SnapshotFrom<Machine> => {
  const snapshot = machine.resolveState({ value: state, context })
  const children = Object.fromEntries(
    Object.entries(parts).map(([id, part]) => [id, frozenPart(machine, id, part)]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- resolveState answers for any machine; value and context are this one's
  return Object.assign(snapshot, { children }) as SnapshotFrom<Machine>
}
