import type { AnyStateMachine, Snapshot } from 'xstate'
import { canContinue } from '../flows/kit/flow.ts'

/**
 * The snapshots (saved states) of flows, by the id of the machine. Only the development server uses this map. After an
 * edit of the sources, the development server reloads the page, and each flow continues from its snapshot.
 */
export const restoredFlows = new Map<string, Snapshot<unknown>>()

/**
 * Returns the snapshot from which the flow continues, and removes it from the map. Returns `undefined` if there is no
 * snapshot, or if the edited machine no longer has the state of the snapshot.
 */
export const takeRestoredFlow = (machine: AnyStateMachine): Snapshot<unknown> | undefined => {
  const snapshot = restoredFlows.get(machine.id)
  restoredFlows.delete(machine.id)
  return snapshot && canContinue(machine, snapshot) ? snapshot : undefined
}
