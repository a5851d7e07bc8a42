import type { AnyStateMachine, Snapshot } from 'xstate'
import { canContinue } from '../flows/kit/flow.ts'

/**
 * The snapshots from which flows continue, by the id of the machine. Only the development server uses this map: it
 * loads the page again after an edit of the sources, and each flow then continues in its state.
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
