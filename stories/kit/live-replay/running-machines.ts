import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate'
import { stateText } from '../../../src/portal/recorder/recorder.ts'

/** Returns the state of a machine as text, in the form that recordings use. */
export const stateTextOf = ({ value }: { readonly value: StateValue }): string => stateText(value)

/** A running machine and its state. */
export interface RunningMachine {
  readonly actor: AnyActorRef
  readonly snapshot: AnyMachineSnapshot
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'children' in snapshot

type Children = Readonly<Record<string, AnyActorRef | undefined>>

/** Returns the child machines that a machine runs at the moment, by their ids. */
export const childrenOf = ({ children }: { readonly children: Children }): Children => children

/** Returns a running machine and all its running child machines, at any depth. */
export const runningMachinesFrom = (actor: AnyActorRef): RunningMachine[] => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return []
  const children = Object.values(childrenOf(snapshot))
  return [{ actor, snapshot }, ...children.flatMap((child) => (child ? runningMachinesFrom(child) : []))]
}
