import type { AnyStateMachine, Snapshot } from 'xstate'
import { canContinue } from '../flows/kit/flow.ts'

/**
 * The snapshots (saved states) of flows, by the id of the machine. Only the development server uses this map. After an
 * edit of the sources, the development server reloads the page, and each flow continues from its snapshot.
 */
export const restoredFlows = new Map<string, Snapshot<unknown>>()

export const takeRestoredFlow = (machine: AnyStateMachine): Snapshot<unknown> | undefined => {
  const snapshot = restoredFlows.get(machine.id)
  restoredFlows.delete(machine.id)
  return snapshot && canContinue(machine, snapshot) ? snapshot : undefined
}
