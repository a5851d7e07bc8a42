import { createActor } from 'xstate'
import type { AnyActorRef, AnyStateMachine, ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate'

/** Where a machine stands that a flow runs; plain data, as story args have to be. */
export interface Part {
  readonly state: StateValueFrom<AnyStateMachine>
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
  return createActor(machine, { snapshot: machine.resolveState({ value: state, context }), input: undefined })
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
  // `resolveState` answers for any machine; the value and context it was given are this machine's.
  return Object.assign(snapshot, { children }) as SnapshotFrom<Machine>
}
